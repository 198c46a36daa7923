/**
 * The editor as an Astro integration that serves /_edit. Only `npm run edit` adds it: the site's own configuration
 * never names it, so no build can contain it.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment } from 'vite';
import { mostContentBytes as mostBytes } from '../../contract/content-calls.ts';
import { Refusal, notFound } from '../../office/content/answers.ts';
import { bundleClient, readStyles } from './bundle-client.ts';
import { createContentStore } from '../../office/content/content-store.ts';
import { createContentValues } from '../../office/content/content-values.ts';
import { createApi, type TellOfPicture } from '../../office/content/editor-api.ts';
import { createGuard } from './guard.ts';
import { createPublisher } from '../../office/content/publisher.ts';
import { createHistory } from '../../office/content/history.ts';
import type { WrittenObject } from '../../office/content/field-help.ts';
import type { Models } from '../../office/content/models.ts';
import { queueOutsideChanges } from './outside-changes.ts';
import { createPageGate } from './page-gate.ts';
import { readComments } from '../../office/content/read-comments.ts';
import { findHomePicture } from '../../office/content/read-starts.ts';
import type { FirstSteps } from '../../office/content/site-overview.ts';
import { createThumbnails } from '../../office/content/thumbnails.ts';

export const editorPath = '/_edit';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const html = (token: string) =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="token" content="${token}"><meta name="base" content="${editorPath}"><title>Editor</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${editorPath}/editor.css"><div id="editor"></div><script type="module" src="${editorPath}/editor.js"></script></html>`;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Refusal(413, `A file may be at most ${mostBytes / 1e6} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface Answer {
  status?: number;
  type: string;
  body: string | Buffer;
}

const asJson = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value ?? null),
});

function explain(error: unknown): Answer {
  if (error instanceof Refusal) return asJson({ message: error.message, issues: error.issues }, error.status);
  console.error(error);
  return asJson(
    { message: `Nothing was changed: ${error instanceof Error ? error.message : String(error)}` },
    500,
  );
}

/** Addresses of pages have no dot. Those with a dot are scripts, style sheets or pictures. */
const isPage = (url = '/') => /^\/(?![_@])[^.]*$/.test(url.split('?')[0] ?? '/');

/** Astro renders a page to the end, even after the client has disconnected. */
const whenEnded = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = (...given: unknown[]) => {
      resolve();
      return end(...given);
    };
  });

interface Options {
  /** The folder of the program. */
  root: string;
  /** The content folder. */
  content: string;
  port: number;
  firstSteps: FirstSteps;
}

export function editor({ root, content, port, firstSteps }: Options): AstroIntegration {
  const guard = createGuard(port);
  const history = createHistory(root, content);
  const findThumbnail = createThumbnails(content);

  const gate = createPageGate();

  function createAnswer(readModels: () => Promise<Models>, tellOfPicture: TellOfPicture) {
    const values = createContentValues(content);
    const store = createContentStore({ content, history, values, readModels });
    const api = createApi({
      root,
      content,
      history,
      values,
      readModels,
      store,
      tellOfPicture,
      firstSteps,
      change: gate.change,
      publisher: createPublisher(root, content),
    });
    const client = bundleClient();
    return async (request: IncomingMessage): Promise<Answer> => {
      const url = new URL(request.url ?? '/', 'http://editor');
      const [, first = '', ...rest] = url.pathname.split('/');
      const refusal = guard.refuse(request, first !== 'api');
      if (refusal) throw new Refusal(403, refusal);
      if (first === '') return { type: 'text/html; charset=utf-8', body: html(guard.token) };
      if (first === 'editor.js') return { type: 'text/javascript; charset=utf-8', body: await client };
      if (first === 'editor.css') return { type: 'text/css; charset=utf-8', body: readStyles() };
      if (first === 'picture') {
        const thumbnail = await findThumbnail(rest.join('/'));
        if (!thumbnail) throw notFound();
        return { type: 'image/webp', body: thumbnail };
      }
      if (first === 'home') {
        const picture = findHomePicture(root, rest.join('/'));
        if (!existsSync(picture)) throw notFound();
        return { type: 'image/jpeg', body: readFileSync(picture) };
      }
      if (first !== 'api') throw notFound();
      const { method = 'GET' } = request;
      const body = method === 'GET' ? Buffer.alloc(0) : await readBody(request);
      return asJson(await api({ method, name: rest.join('/'), query: url.searchParams, body }));
    };
  }

  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Without this, the site does not see pictures added after the start.
        server.watcher.add(path.join(content, 'pictures'));
        const modelsFile = path.join(import.meta.dirname, '../../office/content/models.ts');
        // Use the environment that renders the pages: a second one would consume the change events, and pages would
        // stay stale.
        const { ssr } = server.environments;
        if (!isRunnableDevEnvironment(ssr))
          throw new Error('The development server does not render pages in this process.');
        const { runner } = ssr;
        let known: { loaded: object; models: Models } | undefined;
        // Rebuild the models after a schema change, when the server has loaded the module again.
        const readModels = async () => {
          const loaded = await runner.import<{
            readModels: (content: string, comments: WrittenObject[]) => Models;
          }>(modelsFile);
          if (known?.loaded !== loaded)
            known = { loaded, models: loaded.readModels(content, readComments(root)) };
          return known.models;
        };
        const tell = queueOutsideChanges(server.watcher, { content, change: gate.change });
        const answer = createAnswer(readModels, (file) => void tell('add', path.join(content, file)));
        server.middlewares.use((request, response, next) => {
          if (!isPage(request.url)) return next();
          void gate.enter(whenEnded(response)).then(() => next());
        });
        server.middlewares.use(editorPath, (request, response: ServerResponse) => {
          void answer(request)
            .catch(explain)
            .then(({ status = 200, type, body }) => {
              response.writeHead(status, { ...headers, 'content-type': type });
              response.end(body);
            });
        });
      },
    },
  };
}
