/**
 * Tilts a picture after the pointer: its offset from the middle, in px, divided by 10 is the angle in degrees, seen
 * from 500 px (specification, "Other home variants"). Never for touch, nor for visitors who prefer less motion.
 */
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
const largestDegrees = 12;

for (const picture of document.querySelectorAll<HTMLElement>('[data-tilt]')) {
  const turn = (offset: number): number => Math.max(-largestDegrees, Math.min(largestDegrees, offset / 10));
  picture.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || isStill.matches) return;
    const box = picture.getBoundingClientRect();
    const x = clientX - (box.left + box.width / 2);
    const y = clientY - (box.top + box.height / 2);
    picture.style.transform = `perspective(500px) rotateX(${String(turn(-y))}deg) rotateY(${String(turn(x))}deg)`;
  });
  picture.addEventListener('pointerleave', () => {
    picture.style.transform = '';
  });
}
