import { formatToday } from '../../../../contract/language.ts';

/** Dates a printed takeoff. */
addEventListener('beforeprint', () => {
  const day = formatToday();
  for (const place of document.querySelectorAll('[data-printed-on]')) place.textContent = day;
});
