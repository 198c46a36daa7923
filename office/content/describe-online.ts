import type { ChangedFile, OnlineFacts } from '../../contract/online.ts';
import { hashContent, listChanges } from '../../render/hash-content.ts';
import { openReleases } from '../../render/releases.ts';
import type { Journal } from './journal.ts';
import { nameFile } from './labels.ts';
import type { EditableFile } from './site-overview.ts';

interface Parts {
  content: string;
  /** The absolute path of the site that visitors see. */
  site: string;
  journal: Journal;
  /** The content files with their names. */
  files: readonly EditableFile[];
  known: OnlineFacts['known'];
}

/** Compares the content folder with the release that is online. */
export async function describeOnline({ content, site, journal, files, known }: Parts): Promise<OnlineFacts> {
  const releases = openReleases(site);
  const number = releases.findCurrent();
  const facts = number === undefined ? undefined : releases.find(number);
  const changes = journal.list().filter(({ atMs }) => atMs > (facts?.atMs ?? 0));
  const byFile = new Map(files.map((file) => [file.file, file]));
  const changed = listChanges(facts?.content ?? {}, await hashContent(content)).map((file): ChangedFile => {
    const { label = nameFile(file), address } = byFile.get(file) ?? {};
    const people = new Set(changes.filter((change) => change.file === file).map(({ author }) => author));
    return { file, label, people: [...people], ...(address && { address }) };
  });
  const { atMs, author } = facts?.again ?? facts ?? {};
  return {
    ...(atMs !== undefined && { release: { atMs, ...(author && { author }) } }),
    changed: joinPictures(changed),
    known,
    canGoBack: releases.findEarlier() !== undefined,
  };
}

/** Owners know photos, not their files and the catalogue. */
function joinPictures(changed: ChangedFile[]): ChangedFile[] {
  const isPicture = ({ file }: ChangedFile) => file.startsWith('pictures/');
  const pictures = changed.filter(isPicture);
  const [first] = pictures;
  const others = changed.filter((one) => !isPicture(one));
  if (!first) return others;
  const people = [...new Set(pictures.flatMap((one) => one.people))];
  return [...others, { file: 'pictures', label: 'Pictures', people }];
}
