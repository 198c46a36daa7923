/**
 * The office's page “Site”: the editor with its functions, previews and pictures. The content process does the work
 * (content-process.ts). SECURITY.md has the rules.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mostContentBytes, type ContentAnswer } from '../../contract/content-calls.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import { createInboxRoutes, showMissing, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { nameSession, type ContentCalls } from '../frame/call-content.ts';
import { createPresences, editorMs } from './presence.ts';
import { addQuickPages } from './quick-pages.ts';
import { addSessionPages } from './session-pages.ts';
import { addVersionPages } from './version-pages.ts';

const right = 'see-site';
const path = '/site';
const address = inboxPath + path;

/** What `npm run program` makes. */
const program = fileURLToPath(new URL('../../.cache/program', import.meta.url));

const writePolicy = (...rules: readonly string[]) => rules.join('; ');

const editorPolicy = writePolicy(
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
);

/**
 * No script of a preview runs, because `script-src` allows none. The sandbox forbids forms and windows. It has to allow
 * scripts and the origin, because Safari calls the editor's listeners for clicks on the page only then.
 */
const previewPolicy = writePolicy(
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-same-origin',
);

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export function addSite(
  app: FastifyInstance,
  pages: InboxRoutes,
  parts: InboxParts,
  calls: ContentCalls,
): void {
  const { call } = calls;
  const readFile = (visit: Visit, name: string) =>
    call(visit, { method: 'GET', name, query: new URLSearchParams({ name: visit.param('*') }).toString() });

  app.register(async (scope) => {
    // Bodies go to the content process as they are.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: mostContentBytes },
      async (_request: unknown, body: Buffer) => body,
    );
    const routes = createInboxRoutes(scope, parts, { isFrequent: true });
    const presences = createPresences(parts.nowMs);
    addQuickPages({ routes: pages, files: routes, presences, parts, calls });
    addSessionPages(pages, parts, calls);
    addVersionPages(pages, parts, calls);

    routes.get(`${path}/all`, right, async ({ reply, formToken }) =>
      reply
        .header('content-security-policy', editorPolicy)
        .type('text/html; charset=utf-8')
        .send(writeEditorPage(formToken)),
    );
    for (const name of ['editor.js', 'editor.css'])
      routes.get(`${path}/${name}`, right, (visit) => sendFile(visit, [join(program, 'office', name)]));

    routes.get(`${path}/api/here`, right, async ({ reply, session, person, read }) => {
      const place = { file: read('file'), name: person.name, forMs: editorMs };
      return reply.send(presences.enter(nameSession(session), place));
    });
    routes.get(`${path}/api/*`, right, async (visit) => {
      const name = visit.param('*');
      if (isOfScreen(name)) return showMissing(visit);
      return send(visit.reply, await call(visit, { method: 'GET', name }));
    });
    const write = async (visit: Visit, name: string) => {
      const body = Buffer.isBuffer(visit.request.body) ? visit.request.body : Buffer.alloc(0);
      return send(visit.reply, await call(visit, { method: 'POST', name, body }));
    };
    routes.post(`${path}/api/*`, 'edit-site', (visit) =>
      isOfScreen(visit.param('*')) ? showMissing(visit) : write(visit, visit.param('*')),
    );
    // It writes nothing, and so it needs no fresh code.
    routes.post(`${path}/api/draft`, right, (visit) => write(visit, 'draft'));

    for (const name of ['picture', 'home'])
      routes.get(`${path}/${name}/*`, right, async (visit) => {
        visit.reply.header('cache-control', 'private, max-age=300');
        return send(visit.reply, await readFile(visit, name));
      });

    routes.get(`${path}/preview/_a/*`, right, async (visit) => {
      const name = visit.param('*');
      if (!isFileName(name)) return showMissing(visit);
      return sendFile(visit, [join(parts.site.folder(), '_a', name), join(program, 'client/_a', name)], () =>
        readFile(visit, 'asset'),
      );
    });
    routes.get(`${path}/preview/brand/*`, right, async (visit) =>
      isFileName(visit.param('*')) ? send(visit.reply, await readFile(visit, 'brand')) : showMissing(visit),
    );
    routes.get(`${path}/preview/*`, right, async (visit) => {
      const query = new URLSearchParams({ address: `/${visit.param('*')}` }).toString();
      const { status, body } = await call(visit, { method: 'GET', name: 'page', query });
      const html = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
      return visit.reply
        .code(status)
        .header('content-security-policy', previewPolicy)
        .type('text/html; charset=utf-8')
        .send(
          status !== 200
            ? writeFault(html)
            : visit.request.headers['sec-fetch-dest'] === 'iframe'
              ? moveAssets(html)
              : keepInPreview(moveAssets(html)),
        );
    });
  });
}

/** These calls belong to screens with rules of their own (session-pages.ts, online-page.ts). */
const isOfScreen = (name: string) => ['changing-sessions', 'go-online', 'undo-session'].includes(name);

/** Fits the names in `_a`, which the program and render/pictures/picture-jobs.ts make, and those of logos and icons. */
const isFileName = (name: string) => /^[\w-][\w.-]*$/.test(name);

const send = (reply: FastifyReply, { status, type, body }: ContentAnswer) =>
  reply
    .code(status)
    .type(type)
    .send(typeof body === 'string' ? body : Buffer.from(body));

/** Sends the first of the files that exists. Their names contain a hash, unless they are those of the editor. */
async function sendFile(
  visit: Visit,
  files: readonly string[],
  make?: () => Promise<ContentAnswer>,
): Promise<FastifyReply> {
  const { reply } = visit;
  const keep = () =>
    reply.header('cache-control', make ? 'private, max-age=31536000, immutable' : 'private, no-cache');
  for (const file of files) {
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) continue;
    return keep()
      .type(types[extname(file)] ?? 'application/octet-stream')
      .header('content-length', stats.size)
      .send(createReadStream(file));
  }
  if (!make) return showMissing(visit);
  const made = await make();
  return send(made.status === 200 ? keep() : reply, made);
}

/**
 * The site may not have the files of unsaved pages yet. The preview runs no script, although the browser could, so its
 * styles are those without scripts: otherwise carousels show controls that do nothing. It does not fade in, because a
 * click during the fade reaches no element of the page.
 */
const moveAssets = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/\(scripting:\s*none\)/g, '(width >= 0)')
    .replace(/@view-transition\s*\{[^}]*\}/g, '')
    .replaceAll('/_a/', `${address}/preview/_a/`)
    .replaceAll('"/brand/', `"${address}/preview/brand/`);

const previewBar = `<p style="position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:.5rem 1rem;background:#15181b;color:#fff;font:1rem/1.5 sans-serif">Only the team sees this page. <a style="display:inline-block;padding:.5rem 0;color:inherit" href="${address}">Back to Site</a></p>`;

/** Outside the editor, links to pages of the site lead to their previews, and a bar leads back. */
const keepInPreview = (html: string): string =>
  html.replace(/(<a\b[^>]*\shref=")\/(?!\/|inbox)/g, `$1${address}/preview/`) + previewBar;

/** `json` has the message of the content process. */
function writeFault(json: string): string {
  const { message } = JSON.parse(json) as { message: string };
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><main style="font:1rem/1.5 sans-serif;padding:1rem;white-space:pre-line">${escapeHtml(message)}</main>`;
}

const writeEditorPage = (formToken: string): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="token" content="${escapeHtml(formToken)}"><meta name="base" content="${address}"><meta name="preview" content="${address}/preview"><title>Site</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${address}/editor.css"></head><body><div id="editor"><noscript><p>Everything needs JavaScript. Prices, photos, hours and sentences work without it.</p><p><a href="${address}">Back to Site</a></p></noscript><p role="status" class="starting">Starting …</p></div><script type="module" src="${address}/editor.js"></script></body></html>`;
