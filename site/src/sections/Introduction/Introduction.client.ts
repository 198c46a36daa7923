/**
 * Tilts a picture after the pointer: its offset from the middle, in px, divided by 10 is the angle in degrees, seen
 * from 500 px (TILT-ANGLE, TILT-RESET). Never for touch, nor for visitors who prefer less motion.
 */
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

for (const board of document.querySelectorAll<HTMLElement>('[data-tilt]')) {
  // The box that is measured and pointed at does not move; a box that tilts would move away from the pointer.
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
