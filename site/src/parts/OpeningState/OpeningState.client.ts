/** Shows whether the office is open now, in the company's time zone, and when it opens next. */
import { fillIn } from '../../../../contract/fill-in.ts';
import { formatPlainDate } from '../../../../contract/language.ts';
import { findOpening, readClosed } from '../../../../domain/office-hours.ts';
import type { OpeningData } from './opening-data.ts';

function show(element: HTMLElement): void {
  const { hours, closed, words } = JSON.parse(element.dataset['opening'] ?? '') as OpeningData;
  // The server adds closures that were entered in the inbox (server/closures/closures.ts).
  const added = element.dataset['closed']?.split(',') ?? [];
  const opening = findOpening(Date.now(), { ...hours, findClosed: readClosed([...closed, ...added]) });
  if (!opening) return;
  const { isOpen, ahead, day, time } = opening;
  const sentence = isOpen ? words.openNow : ahead === 0 ? words.opensToday : words.opensLater;
  element.textContent = fillIn(sentence, {
    time,
    day: formatPlainDate(day, {
      timeZone: 'UTC',
      weekday: 'long',
      ...(ahead > 6 && { month: 'long', day: 'numeric' }),
    }),
  });
  element.dataset['isOpen'] = String(isOpen);
}

const showAll = () => document.querySelectorAll<HTMLElement>('[data-opening]').forEach(show);
showAll();
// Update the state when a visitor returns to the tab.
document.addEventListener('visibilitychange', showAll);
