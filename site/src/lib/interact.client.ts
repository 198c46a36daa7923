/**
 * `client:interact`. Loads the island on the first focus, pointer or key inside it. A form that is sent before
 * React is there waits for it and is then sent by it; if loading fails, the browser posts it as without JavaScript.
 */
import type { ClientDirective } from 'astro';

const triggers = ['focusin', 'pointerdown', 'pointerover', 'touchstart', 'submit'] as const;

const interact: ClientDirective = (load, _options, element) => {
  const waiting: HTMLFormElement[] = [];

  const start = async (event: Event): Promise<void> => {
    if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting.push(event.target);
      if (waiting.length > 1) return;
    }
    if (element.dataset['state']) return;
    element.dataset['state'] = 'loading';
    try {
      const hydrate = await load();
      await hydrate();
      stop();
      // React attaches its handlers in a task of its own after hydrate() returns.
      await new Promise((resolve) => setTimeout(resolve, 50));
      waiting[0]?.requestSubmit();
    } catch {
      stop();
      waiting[0]?.submit();
    }
  };
  const stop = (): void => {
    for (const trigger of triggers) element.removeEventListener(trigger, start, true);
  };
  for (const trigger of triggers) element.addEventListener(trigger, start, { capture: true, passive: false });
};

export default interact;
