/** What a visitor has changed in a form. Browsers restore it while a page loads, without an event. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

export function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  return control.value !== readDefault(control);
}

function readDefault(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Calls `act` for each changed field in a form that sends something, once the browser has restored them. */
export function afterRestoring(act: (field: Control) => void): void {
  const visit = () =>
    [...document.querySelectorAll<Control>('form :is(input, textarea, select)')]
      .filter((field) => field.type !== 'hidden' && isChanged(field))
      .forEach(act);
  addEventListener('pageshow', visit);
  if (document.readyState === 'complete') visit();
}

/** Opens the folds around a field, so that the visitor finds it. */
export function unfold(field: Control): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}
