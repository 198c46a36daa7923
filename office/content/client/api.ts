/** Calls the office's server. */
import type { CodeQuestion } from '../../../contract/content-calls.ts';
import type { Issue } from '../check.ts';

const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

const token = readMeta('token');
/** Address of the editor's functions and pictures. */
export const base = readMeta('base');
/** Address of the previews: that of a page follows. */
export const previewBase = readMeta('preview');

export class CallError extends Error {
  readonly issues: readonly Issue[];
  readonly status: number;

  constructor(message: string, status: number, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

type AskForCode = (question: CodeQuestion) => Promise<string | undefined>;
let askForCode: AskForCode | undefined;

/** The dialog for the code that the office asks for before the first change from a device. */
export function onCodeNeeded(ask: AskForCode): void {
  askForCode = ask;
}

async function call<Answer>(address: string, init: RequestInit = {}, code = ''): Promise<Answer> {
  const response = await fetch(`${base}/api/${address}`, {
    ...init,
    headers: { 'x-form-token': token, ...(code && { 'x-fresh-code': code }) },
  }).catch(() => {
    throw new CallError('The office does not answer. Your words are still here: try again.', 0);
  });
  if (response.redirected)
    throw new CallError(
      'You are signed out. Sign in again in another tab and come back: your words are still here.',
      401,
    );
  // A call without an answer is null.
  const answer = ((await response.json()) ?? {}) as Answer & {
    message?: string;
    issues?: Issue[];
    needsCode?: CodeQuestion;
  };
  if (answer.needsCode) {
    const typed = await askForCode?.(answer.needsCode);
    if (typed) return call(address, init, typed);
    throw new CallError('Not saved yet: the office needs the code from the e-mail.', response.status);
  }
  if (!response.ok)
    throw new CallError(answer.message ?? 'That did not work.', response.status, answer.issues);
  return answer;
}

export const ask = <Answer>(name: string, query: Record<string, string> = {}): Promise<Answer> =>
  call<Answer>(`${name}?${new URLSearchParams(query).toString()}`);

export const send = <Answer>(name: string, body: unknown): Promise<Answer> =>
  call<Answer>(name, { method: 'POST', body: JSON.stringify(body) });

export const upload = <Answer>(query: Record<string, string>, file: Blob): Promise<Answer> =>
  call<Answer>(`picture?${new URLSearchParams(query).toString()}`, { method: 'POST', body: file });
