/** Files are sent as soon as they are chosen, one by one, with their progress. The rest of it comes with the first choice. */
const form = document.querySelector('form[data-words]');

// Without this import, the form sends the files itself.
const send = (input: HTMLInputElement) =>
  void import('./send-chosen.ts').then(({ sendChosen }) => sendChosen(input));

form?.addEventListener('change', (event) => send(event.target as HTMLInputElement));
// Files that were chosen before this script ran, or that came back with the page.
for (const input of form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
  if (input.files?.length) send(input);
