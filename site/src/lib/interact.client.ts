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
      const hydrate = await load();
      await hydrate();
      await waitForReact(element);
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

/** React hydrates in tasks of its own after `hydrate()` returns; the island says when by `data-hydrated`. */
async function waitForReact(element: HTMLElement): Promise<void> {
  for (let frame = 0; frame < 300 && !element.querySelector('[data-hydrated]'); frame += 1) {
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

export default interact;
