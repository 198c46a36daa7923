import { formatDate } from '../../../../contract/language.ts';

/** A printed takeoff says on which day it was printed. */
addEventListener('beforeprint', () => {
  const day = formatDate(new Date(), { dateStyle: 'long' });
  for (const place of document.querySelectorAll('[data-printed-on]')) place.textContent = day;
});
