/**
 * Sends the photos of a form one at a time and says which one is on its way: on a slow network, people see that it goes
 * on, and a refused photo keeps none of the others. Without scripts, the form sends all of them together.
 */
import { makeJpeg } from '../../contract/pictures/browser-jpeg.ts';
import { parseHtml } from './parse-html.ts';

/** Its width is at least that of the office's pictures (add-picture.ts). */
const longestSide = 3_200;

interface Outcome {
  /** Of the page that states what was added. */
  added?: URL;
  problem?: string;
}

/** A phone's photo has several times the bytes that a page needs. */
async function shrink(photo: File): Promise<File> {
  const jpeg = await makeJpeg(photo, longestSide);
  return jpeg && jpeg.size < photo.size ? new File([jpeg], photo.name, { type: jpeg.type }) : photo;
}

/** `fetch` reports no progress. */
function post(address: string, body: FormData, onProgress: (part: number) => void): Promise<Outcome> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onloadend = () => {
      // Phones of 2022 lack URL.parse. A lost connection has no address.
      const url = request.responseURL === '' ? undefined : new URL(request.responseURL);
      const page = parseHtml(request.responseText);
      const problem = page.querySelector('main [role=alert]:not([hidden])')?.textContent;
      resolve(url?.searchParams.has('added') ? { added: url } : { ...(problem && { problem }) });
    };
    request.open('POST', address);
    request.send(body);
  });
}

async function sendAll(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const find = <Kind extends HTMLElement>(selector: string) => form.querySelector<Kind>(selector) as Kind;
  const [alert, status] = [find('[role=alert]'), find('[role=status]')];
  const [bar, button] = [find<HTMLProgressElement>('progress'), find<HTMLButtonElement>('button')];
  const photos = [...(input.files ?? [])];
  const say = (words: 'preparing' | 'sending' | 'done', number: number) =>
    (status.textContent = (form.dataset[words] ?? '')
      .replace('{number}', String(number))
      .replace('{count}', String(photos.length)));
  const problems: string[] = [];
  const left = new DataTransfer();
  let last: URL | undefined;
  button.disabled = true;
  [alert.hidden, status.hidden, bar.hidden] = [true, false, false];
  for (const [index, photo] of photos.entries()) {
    say('preparing', index + 1);
    bar.value = index / photos.length;
    const body = new FormData(form);
    body.set(input.name, await shrink(photo));
    // The first photo has made the project.
    if (form.dataset['project']) body.set('project', form.dataset['project']);
    const { added, problem } = await post(form.action, body, (part) => {
      bar.value = (index + part) / photos.length;
      say(part < 1 ? 'sending' : 'preparing', index + 1);
    });
    if (added) {
      last = added;
      form.dataset['project'] = added.searchParams.get('project') ?? '';
      continue;
    }
    problems.push(problem ?? (form.dataset['lost'] ?? '').replace('{name}', photo.name));
    left.items.add(photo);
    if (problem?.startsWith(photo.name)) continue;
    // The others would fail, too.
    for (const other of photos.slice(index + 1)) left.items.add(other);
    break;
  }
  const count = photos.length - left.files.length;
  if (last && problems.length === 0) {
    last.searchParams.set('added', String(count));
    location.href = last.href;
    return;
  }
  [button.disabled, alert.hidden, bar.hidden] = [false, false, true];
  say('done', count);
  alert.textContent = problems.join('\n');
  input.files = left.files;
  alert.scrollIntoView({ block: 'center' });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-sending]')) {
  const input = form.querySelector<HTMLInputElement>('[type=file]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input) void sendAll(form, input);
  });
}
