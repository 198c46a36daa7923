/** The forms that work on a phone without scripts: a price, hours, a sentence, photos of a project. */
import { companySchema } from '../../contract/company.ts';
import { fillKnown } from '../../contract/fill-in.ts';
import type {
  AddedPhotos,
  QuickField,
  QuickForm,
  QuickPlace,
  QuickProject,
} from '../../contract/quick-changes.ts';
import { isFields, valueAt, type Fields, type Path } from '../../contract/values.ts';
import { findPagePath } from '../../site/src/entries/content-folders.ts';
import { addPicture, chooseFree } from './add-picture.ts';
import { notFound, Refusal } from './answers.ts';
import { setAt } from './client/edit-value.ts';
import { toAddress } from './client/to-address.ts';
import { findType } from './content-files.ts';
import type { ContentStore } from './content-store.ts';
import type { ContentValues } from './content-values.ts';
import { findNode, pickNode, type FormField, type FormNode } from './form-node.ts';
import type { History } from './history.ts';
import { companyFile, findExamples, firstFields, followTrade, saveLogo } from './first-steps.ts';
import { listKnownNames, pictureName, readCatalogue } from './known-names.ts';
import { toLabel } from './labels.ts';
import { createNamer, homeLabel, type NameEntry } from './name-entry.ts';
import type { Models } from './models.ts';
import type { Facts } from '../../site/src/entries/facts.ts';
import { readLooks } from '../../tools/lib/read-looks.ts';
import { writeTyped } from './typed-text.ts';
import { describeSetting, searchContent, searchSettings } from './uses.ts';
import { fillDefaults } from './whole-words.ts';

interface Parts {
  content: string;
  history: History;
  store: ContentStore;
  values: ContentValues;
  readModels: () => Promise<Models>;
  /** The program's folder. */
  root: string;
  /** The value of a new file: only the company's facts. */
  readStart: (folder: string, title: string) => Promise<unknown>;
}

const pricesFile = 'prices.yaml';
const mostFound = 20;
/** Longer texts get several lines. */
const longLine = 60;
/** As in the schema of projects. */
const mostPictures = 5;
const mostViews = 8;
/** Characters of name and place in a description. */
const longestProject = 110;

/** The value of a ticked box. */
const ticked = 'yes';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Options = NonNullable<QuickField['options']>;

function toField(
  name: string,
  node: FormNode,
  value: unknown,
  field: FormField | undefined,
  listOptions: (node: FormNode) => Options | undefined,
  facts: Facts,
): QuickField | undefined {
  const options = listOptions(node);
  if (field?.typed === undefined && !['text', 'number', 'flag'].includes(node.type) && !options)
    return undefined;
  const present = value ?? field?.fallback;
  const own = field?.typed
    ? writeTyped(field.typed, present)
    : node.type === 'flag'
      ? present === true
        ? ticked
        : ''
      : text(present);
  const shown = fillKnown(own, facts);
  const isLong = field?.typed === 'licenses' || (node.type === 'text' && own.length > longLine);
  const kind = options
    ? 'choice'
    : node.type === 'number' || node.type === 'flag'
      ? node.type
      : isLong
        ? 'text'
        : 'line';
  return {
    name,
    label: field?.label ?? toLabel(name),
    ...(field?.help !== undefined && { help: field.help }),
    value: own,
    ...(shown !== own && { shown }),
    kind,
    ...(options && { options }),
    isOptional: field?.isOptional === true || field?.fallback !== undefined,
  };
}

function parseField({ kind, isOptional }: QuickField, typed: string): unknown {
  const plain = typed.replace(/\r\n/g, '\n').trim();
  if (kind === 'flag') return plain === ticked;
  if (plain === '' && isOptional) return undefined;
  if (kind !== 'number') return plain;
  const amount = Number(plain.replace(/[$,\s]/g, ''));
  return plain === '' || Number.isNaN(amount) ? plain : amount;
}

const describeProject = (title: string, place: string): string =>
  `${`${title}, ${place}`.slice(0, longestProject)}: a job of {company}. Call {phone} for one like it.`;

/** A long title is in two fields, such as `title1` and `title2`. */
const isLine = (name: string): boolean => /\d$/.test(name);
const areLines = (name: string, other: string): boolean =>
  isLine(name) && name.slice(0, -1) === other.slice(0, -1);

/** Moves the words of all lines of a text into its first. */
function joinLines(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(joinLines);
  if (!isFields(value)) return value;
  const names = Object.keys(value);
  const toLines = (name: string) => names.filter((other) => areLines(other, name));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]): [string, unknown][] => {
      const [first, ...others] = isLine(name) ? toLines(name) : [];
      if (first === undefined || others.length === 0) return [[name, joinLines(own)]];
      return name === first
        ? [
            [
              name,
              toLines(name)
                .map((one) => text(value[one]))
                .join(' '),
            ],
          ]
        : [];
    }),
  );
}

/** A home page that the company did not choose. */
const isUnusedHome = (file: string, nameFile: NameEntry): boolean =>
  /^(?:homes|one-pagers)\//.test(file) && nameFile(file, undefined) !== homeLabel;

export function createQuickForms({ content, history, store, values, readModels, readStart, root }: Parts) {
  const readAll = () => values.readAll().values;
  const readFacts = async (all = readAll()) => (await readModels()).listFacts(all);
  const readNamer = () => createNamer(companySchema.parse(values.read(companyFile)));

  /** The names of the pages and entries whose texts have the price. */
  const listPlaces = (name: string, nameFile: NameEntry): string[] =>
    [...readAll()].flatMap(([file, value]) =>
      JSON.stringify(value).includes(`{${toFact(name)}}`) && !isUnusedHome(file, nameFile)
        ? [nameFile(file, value)]
        : [],
    );

  const listEntries = (all: ReadonlyMap<string, unknown>, folder: string) =>
    [...all].flatMap(([file, value]) =>
      file.startsWith(`${folder}/`) && isFields(value) ? [{ file, value }] : [],
    );

  function listProjects(): QuickProject[] {
    const nameFile = readNamer();
    return listEntries(readAll(), 'projects').flatMap(({ file, value }) => {
      const address = findPagePath(file);
      return address ? [{ file, label: nameFile(file, value), address }] : [];
    });
  }

  async function listPrices(): Promise<QuickPlace[]> {
    const [all, nameFile] = [readAll(), readNamer()];
    const facts = await readFacts(all);
    const amounts = all.get(pricesFile);
    const prices = isFields(amounts) && isFields(amounts['prices']) ? amounts['prices'] : {};
    const named = new Set<string>();
    const ofServices = listEntries(all, 'services').map(({ file, value }): QuickPlace => {
      const label = nameFile(file, value);
      const own = text(value['price']);
      const names = Object.keys(prices).filter((one) => own.includes(`{${toFact(one)}}`));
      const filled = fillKnown(own, facts);
      const [name] = names;
      // The amounts of several prices are in the list of the others.
      if (name === undefined || names.length > 1) return { file, path: ['price'], label, text: filled };
      named.add(name);
      return { file: pricesFile, path: ['prices', name], label, text: filled };
    });
    const others = Object.keys(prices).flatMap((name): QuickPlace[] =>
      named.has(name)
        ? []
        : [
            {
              file: pricesFile,
              path: ['prices', name],
              label: toLabel(name),
              text: facts[toFact(name)] ?? '',
            },
          ],
    );
    return [...ofServices, ...others];
  }

  /**
   * Finds settings by their labels, and words as visitors read them: with facts in place of braces, and over the lines of
   * a title.
   */
  async function search(words: string): Promise<QuickPlace[]> {
    const { forms } = await readModels();
    const [all, nameFile] = [readAll(), readNamer()];
    const facts = await readFacts(all);
    const whole = new Map([...all].map(([file, value]) => [file, fillDefaults(content, file, value)]));
    // Its tags have few words and many hits.
    whole.delete('pictures/catalogue.yaml');
    const shown = new Map([...whole].map(([file, value]) => [file, joinLines(fillKnown(value, facts))]));
    const phrase = words.trim().toLowerCase();
    const settings = searchSettings(all, forms, words).flatMap((setting) => {
      const { file, path, field, value } = setting;
      const node = pickNode(field.node, value);
      const opens = node.type === 'group' || toField(field.name, node, value, field, listOptions, facts);
      if (!opens) return [];
      const { label, text: own } = describeSetting(setting);
      return [{ file, path, label: `${nameFile(file, undefined)}: ${label}`, text: fillKnown(own, facts) }];
    });
    const texts = searchContent(shown, words)
      .flatMap(({ file, path, text: own }) => {
        const type = findType(file);
        const isText = type && findNode(forms[type], whole.get(file), path)?.node.type === 'text';
        if (!isText || isUnusedHome(file, nameFile)) return [];
        const label = nameFile(file, whole.get(file));
        const rank =
          (own.toLowerCase().includes(phrase) ? 0 : 4) +
          (file.startsWith('words/') ? 2 : file.startsWith('homes/') ? 0 : 1);
        return [{ rank, place: { file, path, label, text: own } }];
      })
      .sort((one, other) => one.rank - other.rank || one.place.text.length - other.place.text.length)
      .map(({ place }) => place);
    return [...settings.slice(0, mostFound / 2), ...texts].slice(0, mostFound);
  }

  function listOptions(node: FormNode): Options | undefined {
    if (node.type === 'choice')
      return node.options.map((one) => ({
        value: String(one),
        label: node.labels?.[one] ?? toLabel(String(one)),
      }));
    if (node.type !== 'reference' || (node.to !== 'direction' && node.to !== 'home')) return undefined;
    const names = listKnownNames(content, root)[node.to] ?? [];
    if (node.to === 'home') return names.map((value) => ({ value, label: toLabel(value) }));
    const looks = readLooks(root);
    const examples = findExamples(root);
    return names.map((value) => {
      const picture = examples.get(value);
      return { value, label: looks[value] ?? toLabel(value), ...(picture !== undefined && { picture }) };
    });
  }

  /** Each field with its own path. Without names, a form has all fields of a group, or all lines of a text. */
  async function openFields(file: string, path: Path, names?: readonly string[]) {
    const type = findType(file);
    if (!type) throw notFound();
    const opened = store.open(file);
    const form = (await readModels()).forms[type];
    const found = findNode(form, opened.value, path);
    if (!found) throw notFound();
    const listNames = ({ node }: typeof found) =>
      node.type === 'group' ? node.fields.map(({ name }) => name) : [];
    const isWhole = found.node.type === 'group' && found.field?.typed === undefined;
    const parent = path.slice(0, -1);
    const last = String(path.at(-1));
    const lines = isLine(last)
      ? listNames(findNode(form, opened.value, parent) ?? found).filter((name) => areLines(name, last))
      : [];
    const paths: [string, Path][] = isWhole
      ? (names ?? listNames(found)).map((name) => [name, [...path, ...name.split('.')]])
      : lines.length > 0
        ? lines.map((name) => [name, [...parent, name]])
        : [[last, path]];
    const facts = await readFacts();
    const fields = paths.flatMap(([name, at]) => {
      const inner = findNode(form, opened.value, at);
      const field =
        inner && !inner.field?.isHidden
          ? toField(name, inner.node, valueAt(opened.value, at), inner.field, listOptions, facts)
          : undefined;
      return field ? [{ field, at }] : [];
    });
    if (fields.length === 0) throw notFound();
    const part = file === companyFile ? findNode(form, opened.value, path.slice(0, 1)) : undefined;
    return { ...opened, part: part?.node.type === 'group' ? part.field?.label : undefined, fields };
  }

  async function open(file: string, path: Path, names?: readonly string[]): Promise<QuickForm> {
    const { value, version, part, fields } = await openFields(file, path, names);
    const [address, nameFile] = [findPagePath(file), readNamer()];
    const name = file === pricesFile ? path[1] : undefined;
    return {
      file,
      path,
      title: part ?? (name === undefined ? nameFile(file, value) : toLabel(String(name))),
      version,
      ...(name !== undefined && {
        price: { fact: `{${toFact(String(name))}}`, places: listPlaces(String(name), nameFile) },
      }),
      ...(address && { address }),
      fields: fields.map(({ field }) => field),
    };
  }

  /** `typed`: text by name of field. Issues have the name of the field as their path. */
  async function save(
    { file, path, version, typed }: Fields,
    names?: readonly string[],
  ): Promise<{ before?: string }> {
    if (typeof file !== 'string' || !Array.isArray(path) || !isFields(typed)) throw notFound();
    const { value: before, fields } = await openFields(file, path as Path, names);
    let value = before;
    for (const { field, at } of fields) {
      const own = typed[field.name];
      // An unchanged text may have parts that it does not show.
      if (own === undefined || text(own).replace(/\r\n/g, '\n').trim() === field.value) continue;
      value = setAt(value, at, parseField(field, text(own)));
    }
    const saved = await store
      .save(file, dropOldHours(file, before, value), text(version))
      .catch((error: unknown) => {
        throw error instanceof Refusal ? toNamed(error, fields) : error;
      });
    if (file === companyFile) await followTrade(store, root, before);
    return saved.before === undefined ? {} : { before: saved.before };
  }

  /** The form names its fields. Other faults concern the whole form. */
  function toNamed({ status, message, issues }: Refusal, fields: readonly { field: QuickField; at: Path }[]) {
    return new Refusal(
      status,
      message,
      issues.map(({ path, message: sentence }) => {
        const own =
          fields.length === 1
            ? fields[0]
            : fields.find(({ at }) => `${path.join('.')}.`.startsWith(`${at.join('.')}.`));
        return { path: own === undefined ? [] : [own.field.name], message: sentence };
      }),
    );
  }

  /** The fields of a new price, and the services that may show it. */
  async function openPrice(): Promise<QuickForm> {
    const { version } = store.open(pricesFile);
    const { prices } = (await readModels()).forms;
    const table = prices.type === 'group' && prices.fields.find(({ name }) => name === 'prices')?.node;
    const amounts = table && table.type === 'table' && table.value.type === 'group' ? table.value.fields : [];
    const services = listEntries(readAll(), 'services').filter(({ value }) => text(value['price']) === '');
    const nameFile = readNamer();
    const options = services.map(({ file, value }) => ({ value: file, label: nameFile(file, value) }));
    return {
      file: '',
      path: [],
      title: 'New price',
      version,
      fields: [
        {
          name: 'name',
          label: 'Name',
          help: 'Such as “Small repair”.',
          value: '',
          kind: 'line',
          isOptional: false,
        },
        ...amounts.flatMap(
          (field) => toField(field.name, field.node, undefined, field, listOptions, {}) ?? [],
        ),
        {
          ...{
            name: 'service',
            label: 'Show it on the card and page of',
            value: '',
            kind: 'choice',
            options,
          },
          isOptional: true,
        },
      ],
    };
  }

  /** `address`: of the page that shows it. */
  async function savePrice({ version, typed }: Fields): Promise<{ address?: string }> {
    if (!isFields(typed)) throw notFound();
    const refuse = (message: string) =>
      new Refusal(422, 'Not saved: one field needs another look.', [{ path: ['name'], message }]);
    const name = toPriceName(text(typed['name']));
    if (name === '') throw refuse('Name it in letters, such as “Small repair”.');
    const { value } = store.open(pricesFile);
    if (valueAt(value, ['prices', name]) !== undefined) throw refuse('There is a price with this name.');
    const { fields } = await openPrice();
    const amounts = fields.filter((field) => !['name', 'service'].includes(field.name));
    const price = Object.fromEntries(
      amounts.map((field) => [field.name, parseField(field, text(typed[field.name]))]),
    );
    await store
      .save(pricesFile, setAt(value, ['prices', name], price), text(version))
      .catch((error: unknown) => {
        const named = amounts.map((field) => ({ field, at: ['prices', name, field.name] }));
        throw error instanceof Refusal ? toNamed(error, named) : error;
      });
    const service = text(typed['service']);
    if (!service.startsWith('services/')) return {};
    const opened = store.open(service);
    await store.save(service, setAt(opened.value, ['price'], `{${toFact(name)}}`), opened.version);
    return { address: findPagePath(service) ?? '/' };
  }

  const openFirst = () => open(companyFile, [], firstFields);
  const saveFirst = (given: Fields) => save({ ...given, file: companyFile, path: [] }, firstFields);

  /** Only what is true of a new project. */
  async function startProject(title: string, place: string): Promise<Fields> {
    const start = await readStart('projects', title);
    const { sample: _, ...facts } = isFields(start) ? start : {};
    return { ...facts, ...(place !== '' && { place, description: describeProject(title, place) }) };
  }

  /** Returns its file. */
  async function makeProject(title: string, project: Fields): Promise<string> {
    const addresses = listProjects().map(({ address }) => address);
    const file = `${chooseFree(`/projects/${toAddress(title)}`, '-', addresses).slice(1)}.yaml`;
    await store.create(file, { ...project, order: addresses.length + 1 });
    return file;
  }

  /** Without a project, the photos make a new one, which has the title. */
  async function addPhotos(form: FormData): Promise<AddedPhotos> {
    const read = (name: string) => text(form.get(name)).trim();
    const [chosen, newTitle, place, ownAlt] = [read('project'), read('title'), read('place'), read('alt')];
    const refuse = (field: string, message: string) =>
      new Refusal(422, 'No photo was added.', [{ path: [field], message }]);
    const photos = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
    if (photos.length === 0) throw refuse('photos', 'Choose at least one photo.');
    if (chosen === '' && toAddress(newTitle) === '')
      throw refuse('title', 'Choose a project, or name the new one.');
    if (chosen !== '' && (!chosen.startsWith('projects/') || !findType(chosen))) throw notFound();
    const value = chosen === '' ? await startProject(newTitle, place) : store.open(chosen).value;
    const project = isFields(value) ? value : {};
    const facts = await readFacts();
    const title = fillKnown(text(project['title']), facts);
    const words = [title, text(project['scope']), text(project['place'])].filter(Boolean).join(', ');
    const said = ownAlt || fillKnown(words, facts);
    const names: string[] = [];
    const refused: AddedPhotos['refused'] = [];
    const taken = readCatalogue(content).map(({ alt }) => alt);
    for (const photo of photos) {
      const alt = chooseFree(said, ', photo ', taken);
      const bytes = Buffer.from(await photo.arrayBuffer());
      try {
        names.push((await addPicture(content, history, { title, alt, bytes })).name);
        taken.push(alt);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ name: photo.name, message: error.issues[0]?.message ?? error.message });
      }
    }
    if (names.length === 0) return { names, refused, file: chosen, address: '/' };
    const file = chosen || (await makeProject(newTitle, project));
    await showPhotos(file, names);
    return { names, refused, file, address: findPagePath(file) ?? '/' };
  }

  /** Photographs replace a rendering on card and page. The others follow below them. */
  async function showPhotos(file: string, names: readonly string[]): Promise<void> {
    const { value, version } = store.open(file);
    const project: Fields = isFields(value) ? value : {};
    const catalogue = readCatalogue(content);
    const isPhoto = (name: unknown) =>
      catalogue.some((entry) => pictureName(entry.file) === name && entry.kind === 'photograph');
    const [first] = names;
    const next: Fields = { ...project };
    if (!isPhoto(project['picture'])) next['picture'] = first;
    if (!isPhoto(project['mainPicture'])) next['mainPicture'] = first;
    const pictures = [...((project['pictures'] as string[] | undefined) ?? [])];
    const views = [...((project['views'] as Fields[] | undefined) ?? [])];
    for (const name of names) {
      if (next['mainPicture'] === name) continue;
      const { alt = '' } = catalogue.find((entry) => pictureName(entry.file) === name) ?? {};
      if (pictures.length < mostPictures) pictures.push(name);
      else if (views.length < mostViews) views.push({ picture: name, caption: alt });
    }
    if (pictures.length > 0) next['pictures'] = pictures;
    if (views.length > 0) next['views'] = views;
    await store.save(file, next, version);
  }

  return {
    listPrices,
    listProjects,
    search,
    open,
    save,
    openPrice,
    savePrice,
    openFirst,
    saveFirst,
    saveLogo: (form: FormData) => saveLogo(content, store, form),
    addPhotos,
  };
}

/** Words of the owner's own describe the hours before. */
function dropOldHours(file: string, before: unknown, value: unknown): unknown {
  const office: Path = ['hours', 'office'];
  if (file !== companyFile || valueAt(value, office) === valueAt(before, office)) return value;
  return setAt(setAt(value, ['hours', 'header'], undefined), ['hours', 'footer'], undefined);
}

const toFact = (name: string) => `price${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "Small repair" → "smallRepair", as prices.ts names a price. */
const toPriceName = (typed: string): string =>
  toAddress(typed)
    .replace(/[^a-z-]/g, '')
    .replace(/-+([a-z]?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
