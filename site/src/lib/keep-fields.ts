/**
 * Keeps the visitor's work while React takes over an island. React hydrates HTML that it recognizes; a translator or a
 * password manager may have changed it by then, and React builds the island anew: empty fields, no focus. The fields that
 * it removed still hold what was typed, so their state is copied to the new ones.
 */
const kept = 'input, textarea, select, form, details, button';

export interface KeptFields {
  /** Call it once React is done. Fields that stayed in the page are left alone. */
  restore: () => void;
  /** The element in the island now that does what `element` did before. */
  findCurrent: <Kept extends HTMLElement>(element: Kept) => Kept | undefined;
}

export function keepFields(island: HTMLElement): KeptFields {
  const before = indexElements(island);
  let focused: Element | null = null;

  const follow = (): void => {
    const { activeElement } = document;
    // A focused element that is removed leaves the focus to the body; one that the visitor left is still in the page.
    if (island.contains(activeElement)) focused = activeElement;
    else if (focused?.isConnected) focused = null;
  };
  follow();
  const events = ['focusin', 'focusout'] as const;
  const followLater = () => queueMicrotask(follow);
  for (const event of events) island.addEventListener(event, followLater);

  const findCurrent = <Kept extends HTMLElement>(element: Kept): Kept | undefined => {
    if (element.isConnected) return element;
    const key = [...before].find(([, candidate]) => candidate === element)?.[0];
    return key === undefined ? undefined : (indexElements(island).get(key) as Kept | undefined);
  };

  const restore = (): void => {
    for (const event of events) island.removeEventListener(event, followLater);
    const now = indexElements(island);
    for (const [key, old] of before) {
      const current = now.get(key);
      if (!old.isConnected && current) copyState(old, current);
    }
    const target = focused instanceof HTMLElement && !focused.isConnected ? findCurrent(focused) : undefined;
    if (!target || document.activeElement !== document.body) return;
    target.focus({ preventScroll: true });
    copySelection(focused, target);
  };
  return { restore, findCurrent };
}

/** Elements by kind, name and how many of that kind came before: extensions add elements, but none with our names. */
function indexElements(island: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const elements = [...island.querySelectorAll<HTMLElement>(kept)].map((element) => {
    const { name = '', type = '', value = '' } = element as Partial<HTMLInputElement>;
    const isOption = type === 'radio' || type === 'checkbox' || type === 'submit';
    const key = [element.localName, type, name, isOption ? value : ''].join('\n');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [`${key}\n${count}`, element] as const;
  });
  return new Map(elements);
}

/** Says `input` for what differs, so that the island counts with it. */
function copyState(old: HTMLElement, current: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) (current as HTMLDetailsElement).open = old.open;
  if (old instanceof HTMLInputElement && (old.type === 'checkbox' || old.type === 'radio')) {
    const box = current as HTMLInputElement;
    if (box.checked === old.checked) return;
    box.checked = old.checked;
  } else if (isControl(old)) {
    const control = current as typeof old;
    if (control.value === old.value) return;
    control.value = old.value;
  } else return;
  current.dispatchEvent(new Event('input', { bubbles: true }));
}

const isControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Fields for e-mail addresses and numbers have no selection; there the browser puts the cursor at the start. */
function copySelection(old: Element | null, current: HTMLElement): void {
  if (!(old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement)) return;
  const field = current as typeof old;
  if (old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
  // Setting the value again moves the cursor to its end, where somebody who types has it.
  else field.value = field.value;
}
