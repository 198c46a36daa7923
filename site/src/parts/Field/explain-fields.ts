/** For forms that are no islands: says under each field what is wrong with it, in words, as the islands do. */
import { sentences } from 'words:forms';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLElement && 'validity' in target;

function say(control: Control, sentence: string): void {
  const note = document.getElementById(`${control.id}-error`);
  if (note) note.textContent = sentence;
  control.setAttribute('aria-invalid', String(sentence !== ''));
}

function findSentence({ validity, validationMessage, dataset }: Control): string {
  if (validity.valueMissing) return dataset['missing'] ?? validationMessage;
  return validity.typeMismatch ? sentences.noEmail : validationMessage;
}

export function explainFields(form: HTMLFormElement): void {
  form.addEventListener(
    'invalid',
    (event) => {
      if (!isControl(event.target)) return;
      event.preventDefault();
      if (form.querySelector(':is(input, textarea, select):invalid') === event.target) event.target.focus();
      say(event.target, findSentence(event.target));
    },
    true,
  );
  form.addEventListener('input', ({ target }) => {
    if (isControl(target)) say(target, '');
  });
}
