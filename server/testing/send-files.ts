/** Sends files to a request's page, like a plain form or like the script. */
import type { TestServer } from './start-test-server.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

const asPage = { accept: 'text/html' };

/** Sends a lead and returns the path of its request's page. */
export async function openRequest(server: TestServer, lead: object) {
  const response = await server.post('/contact.php', lead);
  const { reference } = (await response.json()) as { reference: string };
  return { reference, path: response.headers.get('x-request-page')?.split('#')[0] ?? 'no link' };
}

export function sendForm(server: TestServer, path: string, files: readonly SentFile[]): Promise<Response> {
  const form = new FormData();
  for (const { name, bytes, type = 'image/jpeg' } of files) {
    form.append('photos', new Blob([Uint8Array.from(bytes)], { type }), name);
  }
  return fetch(`${server.url}${path}/files`, {
    method: 'POST',
    body: form,
    headers: asPage,
    redirect: 'manual',
  });
}

export async function sendOne(server: TestServer, path: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append('photos', new Blob([Uint8Array.from(bytes)]), 'file');
  const headers = { accept: 'application/json' };
  const response = await fetch(`${server.url}${path}/files`, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as { name?: string; error?: string } };
}
