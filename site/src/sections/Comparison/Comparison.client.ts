/**
 * Reveals the slider over the pictures, which would do nothing without a script. Its value is the position of the
 * line.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
  const slider = root.querySelector<HTMLInputElement>('input[type=range]');
  const frame = slider?.parentElement;
  if (!slider || !frame) continue;
  const moveLine = () => frame.style.setProperty('--split', `${slider.value}%`);
  slider.hidden = false;
  slider.addEventListener('input', moveLine);
  // The browser may have restored an earlier value.
  moveLine();
}
