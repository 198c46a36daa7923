/** Uploads the selected files one by one and shows the result of each. */
import type { RequestWords } from '../../../../contract/words/english.ts';
import { sendFile } from './post-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

type Words = RequestWords['progress'] & { tooLarge: string; mostFileBytes: string };

let last: Promise<void> = Promise.resolve();

export function sendChosen(input: HTMLInputElement): void {
  const form = input.form;
  const files = [...(input.files ?? [])];
  if (!form || files.length === 0) return;
  // Clear the input, so that a submit does not send the files again.
  input.value = '';
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) button.hidden = true;
  const words = JSON.parse(form.dataset['words'] ?? '{}') as Words;
  for (const file of files) addRow(form, input.name, file, words);
}

function addRow(form: HTMLFormElement, field: string, file: File, words: Words): void {
  const row = form.querySelector<HTMLTemplateElement>('[data-row]')?.content.firstElementChild;
  const find = <Kind extends HTMLElement>(selector: string) => item.querySelector<Kind>(selector) as Kind;
  const item = row?.cloneNode(true) as HTMLElement;
  form.querySelector('[data-queue]')?.append(item);
  const [bar, retry] = [find<HTMLProgressElement>('progress'), find<HTMLButtonElement>('button')];
  find('[data-name]').textContent = file.name;
  bar.ariaLabel = file.name;

  const say = (sentence: string) => (find('[data-state]').textContent = sentence);
  const end = (sentence: string, isBad: boolean, canRetry: boolean) => {
    bar.hidden = true;
    retry.hidden = !canRetry;
    item.toggleAttribute('data-failed', isBad);
    say(sentence);
    const status = form.querySelector('[data-status]');
    if (status) status.textContent = `${file.name}: ${sentence}`;
  };
  const send = async () => {
    item.removeAttribute('data-failed');
    [bar.hidden, retry.hidden] = [false, true];
    bar.removeAttribute('value');
    say(words.preparing);
    const body = await shrinkPhoto(file);
    if (body.size > Number(words.mostFileBytes)) return end(words.tooLarge, true, false);
    const sent = await sendFile(form.action, field, body, (part) => {
      bar.value = part;
      say(part < 1 ? words.sending.replace('{percent}', String(Math.floor(part * 100))) : words.checking);
    });
    if (!sent) end(words.done, false, false);
    else end(sent.problem ?? words.failed, true, sent.canRetry);
  };
  const queue = () => void (last = last.then(send));
  retry.addEventListener('click', queue);
  say(words.preparing);
  queue();
}
