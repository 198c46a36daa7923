/** Calls the editor's server. */
import type { Issue } from '../check.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name=token]')?.content ?? '';

export class CallError extends Error {
  readonly issues: readonly Issue[];
  readonly status: number;

  constructor(message: string, status: number, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

async function call<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`/_edit/api/${address}`, {
    ...init,
    headers: { 'x-editor-token': token },
  }).catch(() => {
    throw new CallError(
      'The editor does not answer: start "npm run edit" again. Your words are still here.',
      0,
    );
  });
  const answer = (await response.json()) as Answer & { message?: string; issues?: Issue[] };
  if (!response.ok)
    throw new CallError(answer.message ?? 'That did not work.', response.status, answer.issues);
  return answer;
}

export const ask = <Answer>(name: string, query: Record<string, string> = {}): Promise<Answer> =>
  call<Answer>(`${name}?${new URLSearchParams(query).toString()}`);

export const send = <Answer>(name: string, body: unknown): Promise<Answer> =>
  call<Answer>(name, { method: 'POST', body: JSON.stringify(body) });

/** Returns the setup answer that names the file. */
export const uploadLogo = (file: Blob): Promise<{ answer: string }> =>
  call('logo', { method: 'POST', body: file });

export const upload = <Answer>(query: Record<string, string>, file: Blob): Promise<Answer> =>
  call<Answer>(`picture?${new URLSearchParams(query).toString()}`, { method: 'POST', body: file });
