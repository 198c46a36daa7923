/** Sends one file. By XMLHttpRequest, because `fetch` does not say how much of a body has left. */
import type { Refused } from '../../../../contract/endpoints.ts';

/** `undefined`: it was added. `problem`: a sentence of the server, or none when it said nothing. */
export type Sent = { problem: string | undefined; canRetry: boolean } | undefined;

/** A line that is broken says nothing; a phone in the country still sends. */
const longestSilenceMs = 60_000;

export function sendFile(
  address: string,
  field: string,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (sent: Sent) => {
      clearTimeout(silence);
      resolve(sent);
    };
    let silence = 0;
    const waitOn = () => {
      clearTimeout(silence);
      silence = window.setTimeout(() => request.abort(), longestSilenceMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitOn();
      onProgress(loaded / total);
    };
    request.onload = () => end(request.status === 200 ? undefined : readProblem(request));
    request.onerror = request.onabort = () => end({ problem: undefined, canRetry: true });
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    const form = new FormData();
    form.append(field, file, 'file');
    waitOn();
    request.send(form);
  });
}

/** The same file is refused again, unless the server had no time or no room for it. */
function readProblem({ responseText, status }: XMLHttpRequest): Sent {
  const canRetry = status === 429 || status >= 500;
  try {
    return { problem: (JSON.parse(responseText) as Partial<Refused>).error, canRetry };
  } catch {
    return { problem: undefined, canRetry };
  }
}
