/**
 * `client:interact`. Loads the island on the first focus, pointer or key inside it. A form that is sent before
 * React is there waits for it and is then sent by it; if loading fails, the browser posts it as it does without JavaScript.
 */
import type { ClientDirective } from 'astro';

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
    try {
      const hydrated = waitForReact(element);
      const hydrate = await load();
      await hydrate();
      await hydrated;
    } catch (error) {
      console.error(error);
    }
    stop();
    waiting?.requestSubmit(submitter);
  };
  const stop = (): void => {
    for (const trigger of triggers) element.removeEventListener(trigger, start, true);
  };
  for (const trigger of triggers) element.addEventListener(trigger, start, { capture: true, passive: false });
};

/** React hydrates in tasks of its own after `hydrate()` returns; Boundary says when. Astro says when loading failed. */
function waitForReact(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const end of ['hydrated', 'astro:hydration-error'])
      element.addEventListener(end, resolve, { once: true });
  });
}

export default interact;
