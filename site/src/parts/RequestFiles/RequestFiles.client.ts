/**
 * Uploads files one by one as soon as they are selected, and shows their progress. The first selection loads the
 * upload code. Only Safari converts a HEIC to a JPEG; other browsers then offer every picture.
 */
const form = document.querySelector('form[data-words]');

const photos = form?.querySelector<HTMLInputElement>('[data-originals]');
if (photos && !('GestureEvent' in globalThis)) photos.accept = photos.dataset['originals'] ?? '';

// If this import fails, the form still submits the files.
const send = (input: HTMLInputElement) =>
  void import('./send-chosen.ts').then(({ sendChosen }) => sendChosen(input));

form?.addEventListener('change', (event) => send(event.target as HTMLInputElement));
// Files selected before this script ran, or restored by the browser.
for (const input of form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
  if (input.files?.length) send(input);
