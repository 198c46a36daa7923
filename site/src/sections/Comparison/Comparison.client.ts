/** Shows the slider over the pictures, which without a script would move nothing; its value is where the line is. */
for (const root of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
  const slider = root.querySelector<HTMLInputElement>('input[type=range]');
  const frame = slider?.parentElement;
  if (!slider || !frame) continue;
  const moveLine = () => frame.style.setProperty('--split', `${slider.value}%`);
  slider.hidden = false;
  slider.addEventListener('input', moveLine);
  // A browser that fills in forms again when somebody comes back has another value than the page was built with.
  moveLine();
}
