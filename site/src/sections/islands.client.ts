/**
 * Hydrates an island at the visitor's first interaction: focus, pointer or submit. A submit waits for React and is
 * then replayed. If loading fails, the browser posts the form as it does without JavaScript. This script is in every
 * page with an island, so it leaves most of the work to hydrate-island.ts.
 */
import type { ComponentType } from 'react';
import type { KeptFields } from '../forms/keep-fields.ts';

const islands = import.meta.glob<Record<string, unknown>>('./*/*.island.tsx');
const triggers = ['focusin', 'pointerdown', 'pointerover', 'touchstart', 'invalid', 'submit'];

/** Paint the response to the interaction first: React blocks a slow phone for a tenth of a second. */
const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function wakeAtTouch(island: HTMLElement): void {
  const { island: name = '' } = island.dataset;
  let form: HTMLFormElement | null = null;
  let submitter: HTMLElement | null = null;
  let isTouched = false;

  const wake = async (event: Event): Promise<void> => {
    if (event.type === 'submit' || event.type === 'invalid') {
      event.preventDefault();
      event.stopImmediatePropagation();
      const target = event.target as HTMLFormElement | HTMLInputElement;
      form ??= 'form' in target ? target.form : target;
      submitter ??= (event as SubmitEvent).submitter;
    }
    if (isTouched) return;
    isTouched = true;
    const file = Object.keys(islands).find((path) => path.endsWith(`/${name}.island.tsx`)) ?? '';
    let findCurrent: KeptFields['findCurrent'] = (element) => element;
    try {
      await waitForPaint();
      const [{ hydrateIsland }, module] = await Promise.all([
        import('./hydrate-island.ts'),
        islands[file]?.(),
      ]);
      ({ findCurrent } = await hydrateIsland(island, module?.[name] as ComponentType));
    } catch (error) {
      console.error(error);
    }
    stop();
    if (form) findCurrent(form)?.requestSubmit(submitter && findCurrent(submitter));
  };
  const stop = () => {
    for (const trigger of triggers) island.removeEventListener(trigger, wake, true);
  };
  for (const trigger of triggers) island.addEventListener(trigger, wake, { capture: true, passive: false });
  // On a large page this script runs late, and a field may already have the focus.
  if (island.contains(document.activeElement)) island.dispatchEvent(new Event('focusin'));
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) wakeAtTouch(island);

// Only such a page has restored fields.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate') void import('../forms/show-restored-fields.ts');
