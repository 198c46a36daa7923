/** What the editor's page may ask, by method and address below /_edit/api/. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { companySchema, listFacts } from '../../contract/company.ts';
import { fillPartly } from '../../contract/fill-in.ts';
import { thisMachine } from '../launch/check-settings.ts';
import { groupByKind, listOpenPoints } from '../launch/list-open-points.ts';
import { Refusal } from './answers.ts';
import { findAddress, findType, folders, listContentFiles, singles, splitFile } from './content-files.ts';
import { isFields } from './form-node.ts';
import type { History } from './history.ts';
import { listKnownNames, pictureName, readCatalogue } from './known-names.ts';
import type { Models } from './models.ts';
import { addPicture } from './pictures.ts';
import { readStarts } from './read-starts.ts';
import type { ContentFile, SiteOverview } from './site-overview.ts';
import type { Store } from './store.ts';
import { findUses, searchContent } from './uses.ts';

export interface Call {
  method: string;
  /** Below /_edit/api/. */
  name: string;
  query: URLSearchParams;
  body: Buffer;
}

interface Parts {
  root: string;
  store: Store;
  history: History;
  readModels: () => Promise<Models>;
  /** Comes back when the development server shows the page, or after some seconds. */
  waitForPage: (address: string) => Promise<void>;
}

const readYaml = (root: string, file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/** What a file is called in lists, with the facts that it says in braces. */
function findTitle(root: string, file: string, facts: Record<string, string>): string {
  const value = readYaml(root, file);
  const title = isFields(value) ? (value['name'] ?? value['title']) : undefined;
  return typeof title === 'string' ? fillPartly(title, facts) : file;
}

function describe(root: string, file: string, facts: Record<string, string>): ContentFile[] {
  const type = findType(file);
  if (!type) return [];
  const single = singles[file];
  if (single) return [{ file, type, group: 'site', label: single.label }];
  const { folder = '', name = '' } = splitFile(file) ?? {};
  const address = findAddress(file);
  return [
    { file, type, group: folder, label: findTitle(root, file, facts), name, ...(address && { address }) },
  ];
}

/** The first sample of each kind of section: what a new one begins as. */
function readSamples(root: string, kinds: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const samples = readYaml(root, `site/src/sections/${kind}/${kind}.samples.yaml`);
      return [kind, isFields(samples) ? Object.values(samples)[0] : undefined];
    }),
  );
}

function listKinds({ forms }: Models): string[] {
  const sections = forms.page.type === 'group' && forms.page.fields.find(({ name }) => name === 'sections');
  const item = sections && sections.node.type === 'list' ? sections.node.item : undefined;
  return item?.type === 'variants' ? item.options.map(({ name }) => name) : [];
}

async function describeSite({ root, readModels }: Parts): Promise<SiteOverview> {
  const models = await readModels();
  const company = companySchema.parse(readYaml(root, 'content/company.yaml'));
  const facts = listFacts(company);
  return {
    forms: models.forms,
    files: listContentFiles(root).flatMap((file) => describe(root, file, facts)),
    folders,
    pictures: readCatalogue(root).map((entry) => ({ ...entry, name: pictureName(entry.file) })),
    known: listKnownNames(root),
    facts,
    starts: readStarts(root, models),
    samples: readSamples(root, listKinds(models)),
  };
}

const asFields = (body: Buffer): Record<string, unknown> => {
  const value: unknown = JSON.parse(body.toString('utf8') || '{}');
  if (!isFields(value)) throw new Refusal(400, 'The editor sent something that is no object.');
  return value;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function createApi(parts: Parts) {
  const { root, store, history, readModels, waitForPage } = parts;

  async function andItsPage<Result>(file: string, work: Promise<Result> | Result): Promise<Result> {
    const result = await work;
    const address = findAddress(file);
    if (address) await waitForPage(address);
    return result;
  }

  const reading: Record<string, (query: URLSearchParams) => unknown> = {
    site: () => describeSite(parts),
    file: (query) => store.open(query.get('file') ?? ''),
    history: (query) => history.list(query.get('file') ?? ''),
    uses: async (query) => findUses(root, (await readModels()).forms, query.get('of') ?? ''),
    search: (query) => searchContent(root, query.get('words') ?? '', query.has('exact')),
    'open-points': async () => groupByKind(await listOpenPoints(root, thisMachine)),
  };

  const writing: Record<string, (call: Call) => unknown> = {
    file: ({ body }) => {
      const { file, value, version } = asFields(body);
      if (version === null) return andItsPage(text(file), store.create(text(file), value));
      return store.save(text(file), value, text(version));
    },
    remove: ({ body }) => {
      const { file, version } = asFields(body);
      return store.remove(text(file), text(version));
    },
    restore: ({ body }) => {
      const { file, id, version } = asFields(body);
      const seen = typeof version === 'string' ? version : undefined;
      return andItsPage(text(file), store.restore(text(file), text(id), seen));
    },
    picture: ({ query, body }) =>
      addPicture(root, history, {
        title: query.get('title') ?? '',
        alt: query.get('alt') ?? '',
        bytes: body,
      }),
  };

  // One change after the other: what is checked is what is written.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => unknown): Promise<unknown> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };

  return async (call: Call): Promise<unknown> => {
    const read = Object.hasOwn(reading, call.name) ? reading[call.name] : undefined;
    const write = Object.hasOwn(writing, call.name) ? writing[call.name] : undefined;
    if (call.method === 'GET' && read) return read(call.query);
    if (call.method === 'POST' && write) return inTurn(() => write(call));
    throw new Refusal(404, 'The editor has no such address.');
  };
}
