/** The editor's functions, by method and name. */
import type { ContentCall } from '../../contract/content-calls.ts';
import { companySchema } from '../../contract/company.ts';
import { contentFolders, findPagePath, splitContentFile } from '../../site/src/entries/content-folders.ts';
import { readFields } from './answers.ts';
import { singles } from '../../site/src/entries/content-singles.ts';
import { listUnreadFiles } from '../../site/src/entries/unread-files.ts';
import { findType } from './content-files.ts';
import type { ContentValues } from './content-values.ts';
import { hashOf, type History } from './history.ts';
import { listKnownNames, pictureName, readCatalogue } from './known-names.ts';
import type { Models } from './models.ts';
import { createOpenPoints } from './open-points.ts';
import { addPicture } from './add-picture.ts';
import { readLooks } from '../../tools/lib/read-looks.ts';
import { createNamer, homeLabel, type NameEntry } from './name-entry.ts';
import { listStarts, readNewSections, readStart } from './read-starts.ts';
import { getTagLabels } from './tag-labels.ts';
import { fillDefaults } from './whole-words.ts';
import type { EditableFile, SiteOverview } from './site-overview.ts';
import type { ContentStore } from './content-store.ts';
import { describeSetting, findUses, searchContent, searchSettings, type Found } from './uses.ts';

/** By method and name. */
export type Calls = Readonly<Record<string, (call: ContentCall, query: URLSearchParams) => unknown>>;

interface Parts {
  /** The folder of the program. */
  root: string;
  /** The content folder. */
  content: string;
  store: ContentStore;
  values: ContentValues;
  history: History;
  readModels: () => Promise<Models>;
}

function describe(file: string, value: unknown, nameFile: NameEntry): EditableFile[] {
  const type = findType(file);
  if (!type) return [];
  const label = nameFile(file, value);
  if (singles[file])
    return [{ file, type, group: /^(?:words|lists)\//.test(file) ? 'words' : 'site', label }];
  const { folder = '', name = '' } = splitContentFile(file) ?? {};
  const address = findPagePath(file);
  const isHome = label === homeLabel;
  return [{ file, type, group: folder, label, name, ...(address && { address }), ...(isHome && { isHome }) }];
}

function readCompany({ values: all }: Parts) {
  const { values, unread } = all.readAll();
  const company = companySchema.parse(values.get('company.yaml') ?? all.read('company.yaml'));
  return { company, values, unread };
}

async function readSite(parts: Parts) {
  const { root, content, readModels } = parts;
  const known = listKnownNames(content, root);
  return { root, known, models: await readModels(), ...readCompany(parts) };
}

function listEditable({ values, company }: ReturnType<typeof readCompany>): EditableFile[] {
  const nameFile = createNamer(company);
  return [...values]
    .flatMap(([file, value]) => describe(file, value, nameFile))
    .sort((one, other) => Number(other.isHome ?? false) - Number(one.isHome ?? false));
}

async function describeSite(parts: Parts): Promise<SiteOverview> {
  const { root, content } = parts;
  const site = await readSite(parts);
  const { models, unread, known } = site;
  return {
    project: hashOf(content).slice(0, 12),
    timeZone: site.company.hours.timeZone,
    forms: models.forms,
    files: listEditable(site),
    unread: [...unread, ...listUnreadFiles(content)],
    folders: contentFolders,
    pictures: readCatalogue(content).map((entry) => ({ ...entry, name: pictureName(entry.file) })),
    known,
    labels: { tags: getTagLabels(content), direction: readLooks(root) },
    facts: models.listFacts(site.values),
    starts: listStarts(root),
    newSections: readNewSections(site),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function createApi(parts: Parts) {
  const { content, store, values, history, readModels } = parts;
  const openPoints = createOpenPoints(content);

  const calls: Calls = {
    'GET site': () => describeSite(parts),
    'GET file': (_, query) => store.open(query.get('file') ?? ''),
    'GET start': async (_, query) => {
      const [folder = '', id = '', title = ''] = ['folder', 'id', 'title'].map(
        (name) => query.get(name) ?? '',
      );
      return { value: readStart(await readSite(parts), folder, id, title) };
    },
    'GET uses': async (_, query) =>
      findUses(values.readAll().values, (await readModels()).forms, query.get('of') ?? ''),
    'GET search': async (_, query) => {
      const all = values.readAll().values;
      const [words, isExact] = [query.get('words') ?? '', query.has('exact')];
      const whole = [...all].map(([file, value]) => [file, fillDefaults(content, file, value)] as const);
      const texts: Found[] = searchContent(new Map(whole), words, isExact);
      if (isExact) return texts;
      const settings = searchSettings(all, (await readModels()).forms, words);
      return [...settings.map(describeSetting), ...texts];
    },
    'GET open-points': () => openPoints.list(),
    'POST file': ({ body }) => {
      const { file, value, version } = readFields(body);
      return version === null
        ? store.create(text(file), value)
        : store.save(text(file), value, text(version));
    },
    'POST remove': ({ body }) => {
      const { file, version } = readFields(body);
      return store.remove(text(file), text(version));
    },
    'POST restore': ({ body }) => {
      const { file, id, version } = readFields(body);
      return store.restore(text(file), text(id), typeof version === 'string' ? version : undefined);
    },
    'POST go-online': async ({ body }) => {
      const facts = (await readModels()).listFacts(values.readAll().values);
      return openPoints.goOnline(text(readFields(body)['seen']), facts);
    },
    'POST accept': ({ body, author }) => {
      const { what, where } = readFields(body);
      return openPoints.accept({ what, where, by: author });
    },
    'POST picture': ({ body }, query) =>
      addPicture(content, history, {
        title: query.get('title') ?? '',
        alt: query.get('alt') ?? '',
        bytes: Buffer.from(body),
      }),
  };

  return {
    calls,
    listKnownPoints: openPoints.listKnown,
    listFiles: () => listEditable(readCompany(parts)),
    readStart: async (folder: string, title: string) => readStart(await readSite(parts), folder, '', title),
  };
}
