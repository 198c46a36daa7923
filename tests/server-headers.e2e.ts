/** Headers of the real server for the built site. The requests are plain HTTP, so that no browser cache interferes. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { listFiles } from '../tools/lib/list-files.ts';
import { routes, site } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let base = '';
test.beforeAll(({ baseURL }) => {
  base = baseURL ?? '';
});

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, base), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

test('sends a strict content security policy for every page', async () => {
  for (const route of routes) {
    const { status, headers } = await ask(route);
    expect.soft(status, route).toBe(200);
    const policy = directives(headers['content-security-policy']);
    expect.soft([...policy.values()].flat().join(' '), route).not.toContain('unsafe');
    expect.soft(policy.get('default-src'), route).toEqual(["'none'"]);
    expect.soft(policy.get('script-src'), route).toContain("'self'");
    expect.soft(policy.get('base-uri'), route).toEqual(["'none'"]);
    expect.soft(policy.get('form-action'), route).toEqual(["'self'"]);
    expect.soft(policy.get('frame-ancestors'), route).toEqual(["'none'"]);
  }
});

test('caches an asset with a hash in its name forever', async () => {
  const asset = listFiles(site).find((file) => file.startsWith('_a/') && !/\.(br|gz)$/.test(file));
  test.skip(!asset, 'the site has no assets');
  const { status, headers } = await ask(`/${asset}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['cache-control']).toContain('max-age=31536000');
});
