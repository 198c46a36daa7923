import { formatToday } from '../../../../contract/language.ts';

/** A printed takeoff says on which day it was printed. */
addEventListener('beforeprint', () => {
  const day = formatToday();
  for (const place of document.querySelectorAll('[data-printed-on]')) place.textContent = day;
});
