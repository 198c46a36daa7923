/**
 * Keeps the visitor's work while React hydrates an island. If a translator or a password manager changed the HTML
 * first, React rebuilds the island with empty fields and no focus. The removed fields still hold the visitor's state,
 * so this module copies it to the new ones.
 */
import { isBox, isChanged, type Control } from './changed-field.ts';

const kept = 'input, textarea, select, form, details, button';

export interface KeptFields {
  /** Call it after hydration. It leaves fields alone that are still in the page. */
  restore: () => void;
  /** The current counterpart of an `element` from before hydration. */
  findCurrent: <Kept extends HTMLElement>(element: Kept) => Kept | undefined;
}

export function keepFields(island: HTMLElement): KeptFields {
  const before = indexElements(island);
  let focused: Element | null = null;

  const follow = (): void => {
    const { activeElement } = document;
    // Removing a focused element moves the focus to the body. If the element is still in the page, the visitor moved
    // the focus.
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

/**
 * Keys are kind, name and index among elements of the same kind and name. Extensions add elements, but never with our
 * names.
 */
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

/** Copies the visitor's changes and fires `input`, so that the island updates. */
function copyState(old: HTMLElement, current: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) (current as HTMLDetailsElement).open = old.open;
  if (!isControl(old) || !isChanged(old)) return;
  const control = current as typeof old;
  if (isBox(old) && isBox(control)) {
    if (control.checked === old.checked) return;
    control.checked = old.checked;
  } else {
    if (control.value === old.value) return;
    control.value = old.value;
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Email and number fields have no selection API, and focusing them puts the cursor at the start. */
function copySelection(old: Element | null, current: HTMLElement): void {
  if (!(old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement)) return;
  const field = current as typeof old;
  if (old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
  // Setting the value again moves the cursor to the end, where the visitor was typing.
  else field.value = field.value;
}
