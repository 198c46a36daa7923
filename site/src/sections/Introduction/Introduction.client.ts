/**
 * Tilts a picture toward the pointer. The pointer's offset from the center in px, divided by 10, is the angle in
 * degrees, at a perspective of 500 px (TILT-ANGLE, TILT-RESET). Touch and reduced motion disable it.
 */
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

for (const board of document.querySelectorAll<HTMLElement>('[data-tilt]')) {
  // Measure the frame, which does not move. The tilting board would move away from the pointer.
  const frame = board.parentElement ?? board;
  frame.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || isStill.matches) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const x = clientX - (left + width / 2);
    const y = clientY - (top + height / 2);
    board.style.transform = `perspective(500px) rotateX(${String(-y / 10)}deg) rotateY(${String(x / 10)}deg)`;
  });
  frame.addEventListener('pointerleave', () => {
    board.style.transform = '';
  });
}
