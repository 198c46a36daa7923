/** Adds photos to a project, or makes one of them. */
import { fillKnown } from '../../../contract/fill-in.ts';
import type { AddedPhotos, PhotoTargets, QuickProject } from '../../../contract/quick-changes.ts';
import { isFields, type Fields } from '../../../contract/values.ts';
import { findPagePath } from '../../../site/src/entries/content-folders.ts';
import { addPicture, chooseFree } from '../add-picture.ts';
import { notFound, Refusal } from '../answers.ts';
import { toAddress } from '../client/to-address.ts';
import { findType } from '../content-files.ts';
import { pictureName, readCatalogue } from '../known-names.ts';
import { getTagLabels } from '../tag-labels.ts';
import { toText } from './quick-fields.ts';
import { listEntries, type QuickParts, type QuickReader } from './quick-parts.ts';

/** As in the schema of projects. */
const mostPictures = 5;
const mostViews = 8;
/** Characters of name and place in a description. */
const longestProject = 110;

const describeProject = (title: string, place: string): string =>
  `${`${title}, ${place}`.slice(0, longestProject)}: a job of {company}. Call {phone} for one like it.`;

export function createQuickPhotos(
  { content, history, store, readStart }: QuickParts,
  { readAll, readFacts, readNamer }: QuickReader,
) {
  function listProjects(): QuickProject[] {
    const nameFile = readNamer();
    return listEntries(readAll(), 'projects').flatMap(({ file, value }) => {
      const address = findPagePath(file);
      return address ? [{ file, label: nameFile(file, value), address }] : [];
    });
  }

  const listTargets = (): PhotoTargets => ({
    projects: listProjects(),
    kinds: Object.entries(getTagLabels(content)),
  });

  /** Only what is true of a new project. `kind` is a key of `listTargets`. */
  async function startProject(title: string, place: string, kind: string): Promise<Fields> {
    const start = await readStart('projects', title);
    const { sample: _, ...facts } = isFields(start) ? start : {};
    return {
      ...facts,
      ...(Object.hasOwn(getTagLabels(content), kind) && { tags: [kind] }),
      ...(place !== '' && { place, description: describeProject(title, place) }),
    };
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
    const read = (name: string) => toText(form.get(name)).trim();
    const [chosen, newTitle, place] = [read('project'), read('title'), read('place')];
    const refuse = (field: string, message: string) =>
      new Refusal(422, 'No photo was added.', [{ path: [field], message }]);
    const photos = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
    if (photos.length === 0) throw refuse('photos', 'Choose at least one photo.');
    if (chosen === '' && toAddress(newTitle) === '')
      throw refuse('title', 'Choose a project, or name the new one.');
    if (chosen !== '' && (!chosen.startsWith('projects/') || !findType(chosen))) throw notFound();
    const value =
      chosen === '' ? await startProject(newTitle, place, read('kind')) : store.open(chosen).value;
    const project = isFields(value) ? value : {};
    const facts = await readFacts();
    const title = fillKnown(toText(project['title']), facts);
    const words = [title, toText(project['scope']), toText(project['place'])].filter(Boolean).join(', ');
    const said = read('alt') || fillKnown(words, facts);
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

  return { listTargets, addPhotos };
}
