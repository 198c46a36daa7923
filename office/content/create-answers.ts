/** Answers the calls of content-calls.ts: the editor's functions, pages from unsaved words, and pictures. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentAnswer, ContentCall } from '../../contract/content-calls.ts';
import type { Versions } from '../../contract/content-versions.ts';
import { isDiskFull } from '../../contract/write-whole.ts';
import { findJob } from '../../render/pictures/picture-jobs.ts';
import { makeFile } from '../../render/pictures/encode-pictures.ts';
import type { Program } from '../../render/program-files.ts';
import { notFound, readFields, readForm, readPath, Refusal } from './answers.ts';
import { compareVersions, listVersions } from './compare-versions.ts';
import { findType } from './content-files.ts';
import { nameFile } from './labels.ts';
import { describeOnline } from './describe-online.ts';
import { createJournal } from './journal.ts';
import { createContentStore } from './content-store.ts';
import { createContentValues } from './content-values.ts';
import { createApi, type Calls } from './editor-api.ts';
import { createFieldMarks } from './field-marks.ts';
import { createHistory } from './history.ts';
import { createQuickForms } from './quick/quick-forms.ts';
import type { Models } from './models.ts';
import { createSessionChanges } from './session-changes.ts';
import { findHomePicture } from './read-starts.ts';
import { createThumbnails } from './thumbnails.ts';

interface Parts {
  /** The folder of the program's source. */
  root: string;
  /** The content folder. */
  content: string;
  /** The absolute path of the site that visitors see. */
  site: string;
  readModels: () => Promise<Models>;
  /** Never resolves if the program has older words than the folder. */
  readProgram: () => Promise<Pick<Program, 'renderPreview'>>;
}

/** Unsaved words of one session: content file → value. */
type Drafts = ReadonlyMap<string, unknown>;

const noDrafts: Drafts = new Map();
/** Older ones are dropped; their owners' browsers have them, too. */
const mostSessions = 50;

const decoder = new TextDecoder();

const json = (value: unknown, status = 200): ContentAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value ?? null),
});

/** Insufficient Storage. */
const diskFull = 507;

function explain(error: unknown): ContentAnswer {
  if (error instanceof Refusal) return json({ message: error.message, issues: error.issues }, error.status);
  console.error(error);
  if (isDiskFull(error))
    return json(
      { message: 'The disk of the server is full. Nothing was changed: make room, and try again.' },
      diskFull,
    );
  return json(
    { message: `Nothing was changed: ${error instanceof Error ? error.message : String(error)}` },
    500,
  );
}

export function createAnswers({ root, content, site, readModels, readProgram }: Parts) {
  const history = createHistory(root, content);
  const journal = createJournal({ root, content, history });
  const values = createContentValues(content);
  const store = createContentStore({ content, history, values, readModels });
  const findThumbnail = createThumbnails(content);
  const api = createApi({ root, content, history, values, readModels, store });
  const quick = createQuickForms({
    root,
    content,
    history,
    values,
    store,
    readModels,
    readStart: api.readStart,
  });
  let marks: ReturnType<typeof createFieldMarks> | undefined;
  const readMarks = async () => (marks ??= createFieldMarks((await readModels()).forms));
  const draftsBySession = new Map<string, Drafts>();

  function keepDrafts(session: string, drafts: Drafts): void {
    draftsBySession.delete(session);
    if (drafts.size > 0) draftsBySession.set(session, drafts);
    for (const old of [...draftsBySession.keys()].slice(0, -mostSessions)) draftsBySession.delete(old);
  }

  async function render(address: string, drafts: Drafts): Promise<string> {
    const { renderPreview } = await readProgram();
    try {
      const html = decoder.decode(await renderPreview(address, drafts));
      const { markTexts, showFields } = await readMarks();
      return showFields(html, decoder.decode(await renderPreview(address, drafts, markTexts)));
    } catch (error) {
      throw new Refusal(422, (error as Error).message);
    }
  }

  async function renderLogo(address: string, drafts: Drafts): Promise<Uint8Array> {
    const { renderPreview } = await readProgram();
    return renderPreview(address, drafts).catch(() => {
      throw notFound();
    });
  }

  /** The page of the last call, if that was a draft: the frame loads it next. */
  let drawn: { session: string; address: string; html: string } | undefined;

  /** Shows these words on the session's pages, if they make a page. */
  async function takeDraft({ session, body }: ContentCall): Promise<null> {
    const { file, value, address } = readFields(body);
    if (typeof file !== 'string') {
      keepDrafts(session, noDrafts);
      return null;
    }
    const drafts = new Map([[file, await store.prepare(file, value)]]);
    const page = typeof address === 'string' ? address : '/';
    drawn = { session, address: page, html: await render(page, drafts) };
    keepDrafts(session, drafts);
    return null;
  }

  const sessions = createSessionChanges({ content, history, journal, listFiles: () => api.listFiles() });

  const calls: Calls = {
    ...api.calls,
    'GET quick-prices': () => quick.listPrices(),
    'GET quick-projects': () => quick.listTargets(),
    'GET quick-search': (_, query) => quick.search(query.get('words') ?? ''),
    'GET quick-form': (_, query) => quick.open(query.get('file') ?? '', readPath(query.get('path') ?? '[]')),
    'POST quick-form': ({ body }) => quick.save(readFields(body)),
    'GET new-price': () => quick.openPrice(),
    'POST new-price': ({ body }) => quick.savePrice(readFields(body)),
    'GET first-steps': () => quick.openFirst(),
    'POST first-steps': ({ body }) => quick.saveFirst(readFields(body)),
    'POST logo': async (call) => quick.saveLogo(await readForm(call.body, call.type)),
    'GET history': async (_, query): Promise<Versions> => {
      const file = query.get('file') ?? '';
      if (!findType(file)) throw notFound();
      const { label = nameFile(file) } = api.listFiles().find((one) => one.file === file) ?? {};
      return { label, ...listVersions({ content, history, journal }, (await readModels()).forms, file) };
    },
    'GET compare': async (_, query) => {
      const [file = '', from = '', to = ''] = ['file', 'from', 'to'].map((name) => query.get(name) ?? '');
      return compareVersions({ content, history }, (await readModels()).forms, file, [from, to]);
    },
    'GET changing-sessions': () => sessions.list(),
    'GET undo-session': (_, query) => sessions.plan(query.get('session') ?? ''),
    'POST undo-session': ({ body }) => sessions.undo(String(readFields(body)['session'])),
    'POST quick-photos': async (call) => quick.addPhotos(await readForm(call.body, call.type)),
  };

  /** Files that pages show. */
  const files: Record<string, (name: string) => Promise<ContentAnswer>> = {
    async asset(name) {
      const job = findJob(`/_a/${name}`);
      if (!job) throw notFound();
      return {
        status: 200,
        type: types[path.extname(name)] ?? 'application/octet-stream',
        body: await makeFile(job),
      };
    },
    async picture(name) {
      const thumbnail = await findThumbnail(name);
      if (!thumbnail) throw notFound();
      return { status: 200, type: 'image/webp', body: thumbnail };
    },
    async home(name) {
      const picture = findHomePicture(root, name);
      if (!existsSync(picture)) throw notFound();
      return { status: 200, type: 'image/jpeg', body: await readFile(picture) };
    },
  };

  async function work(call: ContentCall): Promise<ContentAnswer> {
    const query = new URLSearchParams(call.query);
    const drafts = draftsBySession.get(call.session) ?? noDrafts;
    if (call.method === 'GET' && call.name === 'brand') {
      const address = `/brand/${encodeURIComponent(query.get('name') ?? '')}`;
      const body = await renderLogo(address, drafts);
      return { status: 200, type: 'image/png', body };
    }
    const last = drawn;
    drawn = undefined;
    if (call.method === 'GET' && call.name === 'page') {
      const address = query.get('address') ?? '/';
      const isDrawn = last?.session === call.session && last.address === address;
      const html = isDrawn ? last.html : await render(address, drafts);
      return { status: 200, type: 'text/html; charset=utf-8', body: html };
    }
    if (call.method === 'POST' && call.name === 'draft') return json(await takeDraft(call));
    if (call.method === 'GET' && call.name === 'online') {
      return json(
        await describeOnline({
          ...{ content, site, journal },
          files: api.listFiles(),
          known: api.listKnownPoints(),
        }),
      );
    }
    if (call.method !== 'POST') return run(call, query);
    const { author, session, personId, device } = call;
    return journal.watch({ author, session, personId, device }, () => run(call, query));
  }

  async function run(call: ContentCall, query: URLSearchParams): Promise<ContentAnswer> {
    const name = `${call.method} ${call.name}`;
    const answer = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!answer) throw new Refusal(404, 'The editor has no such path.');
    return json(await answer(call, query));
  }

  // One call at a time, so that no change slips in between the check and the write, and no page has another's words.
  let last: Promise<unknown> = Promise.resolve();

  return (call: ContentCall): Promise<ContentAnswer> => {
    const send = call.method === 'GET' && Object.hasOwn(files, call.name) ? files[call.name] : undefined;
    if (send) return send(new URLSearchParams(call.query).get('name') ?? '').catch(explain);
    const answer = last.then(() => work(call)).catch(explain);
    last = answer;
    return answer;
  };
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
};
