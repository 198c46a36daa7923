/** Uploads one file with XMLHttpRequest, because `fetch` reports no upload progress. */
import type { Refused } from '../../../../contract/endpoints.ts';

/** `undefined` after success. `problem`: the server's message, if it sent one. */
export type Sent = { problem: string | undefined; canRetry: boolean } | undefined;

/** Aborts dead connections. A slow rural connection reports progress more often than this. */
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

/** Retrying makes sense only if the server was busy or out of space; other errors would repeat. */
function readProblem({ responseText, status }: XMLHttpRequest): Sent {
  const canRetry = status === 429 || status >= 500;
  try {
    return { problem: (JSON.parse(responseText) as Partial<Refused>).error, canRetry };
  } catch {
    return { problem: undefined, canRetry };
  }
}
