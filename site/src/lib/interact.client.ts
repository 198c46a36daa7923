/**
 * `client:interact`. Loads the island on the first focus, pointer or key inside it. A form submitted before
 * hydration waits and is submitted again by React; if loading fails, the browser posts it as it does without JavaScript.
 */
import type { ClientDirective } from 'astro';
import { keepFields } from './keep-fields.ts';

const triggers = ['focusin', 'pointerdown', 'pointerover', 'touchstart', 'invalid', 'submit'] as const;

const interact: ClientDirective = (load, _options, element) => {
  let waiting: HTMLFormElement | null = null;
  let submitter: HTMLElement | null = null;

  const start = async (event: Event): Promise<void> => {
    if (event.type === 'submit' || event.type === 'invalid') {
      event.preventDefault();
      event.stopImmediatePropagation();
      const target = event.target as HTMLFormElement | HTMLInputElement;
      waiting ??= 'form' in target ? target.form : target;
      submitter ??= (event as SubmitEvent).submitter ?? null;
    }
    if (element.dataset['state']) return;
    element.dataset['state'] = 'loading';
    const hydrated = waitForReact(element);
    const hydrate = await load().catch(console.error);
    const fields = keepFields(element);
    try {
      await hydrate?.();
      if (hydrate) await hydrated;
    } catch (error) {
      console.error(error);
    }
    stop();
    fields.restore();
    if (waiting) fields.findCurrent(waiting)?.requestSubmit(submitter && fields.findCurrent(submitter));
  };
  const stop = (): void => {
    for (const trigger of triggers) element.removeEventListener(trigger, start, true);
  };
  for (const trigger of triggers) element.addEventListener(trigger, start, { capture: true, passive: false });
};

/** React hydrates in tasks after `hydrate()` returns; Boundary announces the end. Astro announces a failed load. */
function waitForReact(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const end of ['hydrated', 'astro:hydration-error'])
      element.addEventListener(end, resolve, { once: true });
  });
}

export default interact;
