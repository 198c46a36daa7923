/**
 * A site's releases. Each is a folder with the whole site, beside the record of its parts, and the site itself is a link
 * to one of them: dist → dist.releases/12. So a render never changes what is online, and going back is one link.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { hasLatePages } from '../contract/late-pages.ts';
import { writeWhole } from '../contract/write-whole.ts';

const factsPart = 'facts';
/** Older ones are deleted. They share the files that did not change. */
const mostReleases = 5;

/** Files that are made together, for example a page with its compressed forms. */
export interface Part<Data> {
  /** Paths in the release. */
  files: readonly string[];
  /** JSON that later steps of the render need. */
  data: Data;
  /** The empty key has a later render make the part again. */
  key?: '';
}

interface RecordedPart extends Omit<Part<unknown>, 'key'> {
  /** A hash of everything that the part is made of. */
  key: string;
}
type ReleaseRecord = Record<string, RecordedPart>;

interface GoingOnline {
  atMs: number;
  /** The person who put it online in the office. */
  author?: string;
}

/** The part of every release that has no files. */
interface ReleaseFacts extends GoingOnline {
  /** Hashes of the content that it was rendered from, by path in the content folder. */
  content: Readonly<Record<string, string>>;
  /** The last going back to it. */
  again?: GoingOnline;
  /** Somebody went back from it. */
  isRejected?: boolean;
}

export interface Draft {
  folder: string;
  /** Links the part's files from the release that is online if it has the part under the same key, or makes them. */
  addPart: <Data>(name: string, key: string, make: () => Promise<Part<Data>>) => Promise<Data>;
  /** Compares the parts with those of the release that is online. */
  compare: () => Comparison;
  /** Whether a render that began later is online. It has deleted this one's folder. */
  isOvertaken: () => boolean;
  /** Completes the release and puts it online. */
  publish: (facts: ReleaseFacts) => void;
  discard: () => void;
}

interface Comparison {
  /** Whether both have the same parts under the same keys. */
  isSame: boolean;
  /** Files that differ although the key of their part does not, or that one of the two releases lacks. */
  differing: string[];
}

export interface Releases {
  /** The number of the release that is online. */
  findCurrent: () => number | undefined;
  /** Complete releases, which have a record, the newest first. */
  list: () => number[];
  /** What the record says about the release; `undefined` if there is no such release. */
  find: (release: number) => ReleaseFacts | undefined;
  /** The newest release that is older than the one online, has no late pages, and from which nobody went back. */
  findEarlier: () => number | undefined;
  /** Throws if there is no such release. */
  goBackTo: (release: number, again: GoingOnline) => void;
  /** The next render makes the parts with these files of the release that is online again. */
  remakeNext: (files: readonly string[]) => void;
  /** With `isFresh`, no part comes from another release. */
  begin: (options?: { isFresh?: boolean }) => Draft;
}

/** `site` is an absolute path. */
export function openReleases(site: string): Releases {
  const home = `${site}.releases`;
  const getFolder = (release: number) => path.join(home, String(release));
  const getRecordFile = (release: number) => `${getFolder(release)}.json`;
  const isComplete = (release: number) =>
    existsSync(getFolder(release)) && existsSync(getRecordFile(release));

  /** The names of a release's folder, of its record, and of what a killed render left besides: `12`, `12.json`, `12.….link`. */
  const listEntries = (): Map<number, string[]> =>
    Map.groupBy(
      (existsSync(home) ? readdirSync(home) : []).filter((name) => /^\d+(\.|$)/.test(name)),
      (name) => Number.parseInt(name),
    );

  /** Of releases, complete or not, the newest first. */
  const listNumbers = () => [...listEntries().keys()].sort((a, b) => b - a);

  const list = () => listNumbers().filter(isComplete);

  function findCurrent(): number | undefined {
    const isLink = lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink();
    const release = isLink ? Number(path.basename(readlinkSync(site))) : NaN;
    return Number.isInteger(release) && isComplete(release) ? release : undefined;
  }

  function putOnline(release: number): void {
    if (!isComplete(release)) throw new Error(`There is no release ${release} in ${home}.`);
    // A site of an earlier version of this program is a folder.
    if (lstatSync(site, { throwIfNoEntry: false })?.isDirectory()) renameSync(site, `${home}/replaced`);
    // Two renders may end at once.
    const link = `${getFolder(release)}.${process.pid}.link`;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(site), getFolder(release)), link);
    renameSync(link, site);
    rmSync(`${home}/replaced`, { recursive: true, force: true });
  }

  const writeRecord = (release: number, parts: ReleaseRecord, data: ReleaseFacts) => {
    const facts: RecordedPart = { key: '', files: [], data };
    writeWhole(getRecordFile(release), JSON.stringify({ ...parts, [factsPart]: facts }));
  };

  /** Does nothing without a readable record. */
  function changeRecord(release: number, change: (data: ReleaseFacts, parts: ReleaseRecord) => void): void {
    const { [factsPart]: facts, ...parts } = readRecord(getRecordFile(release)) ?? {};
    if (!facts) return;
    const data = facts.data as ReleaseFacts;
    change(data, parts);
    writeRecord(release, parts, data);
  }

  function goBackTo(release: number, again: GoingOnline): void {
    const rejected = findCurrent();
    changeRecord(release, (data) => (data.again = again));
    putOnline(release);
    if (rejected !== undefined) changeRecord(rejected, (data) => (data.isRejected = true));
  }

  /** Also deletes what a killed render left. A render that began before the one online is of no use any more. */
  function deleteOld(): void {
    const current = findCurrent() ?? 0;
    const saved = new Set([...list().slice(0, mostReleases), current]);
    for (const release of listNumbers()) if (release <= current && !saved.has(release)) remove(release);
  }

  function remove(release: number): void {
    // The record comes first: a folder without it is no release.
    for (const name of (listEntries().get(release) ?? []).sort().reverse())
      try {
        rmSync(path.join(home, name), { recursive: true, force: true });
      } catch {
        // An overtaken render still writes into it, or it is another user's: the next render tries again.
      }
  }

  /** Two renders at once have two numbers. */
  function claimFolder(): number {
    mkdirSync(home, { recursive: true });
    for (let release = (listNumbers()[0] ?? 0) + 1; ; release++) {
      try {
        mkdirSync(getFolder(release));
        return release;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }

  function begin({ isFresh = false } = {}): Draft {
    const current = findCurrent();
    const last = current === undefined ? undefined : readRecord(getRecordFile(current));
    const online = current === undefined ? home : getFolder(current);
    const release = claimFolder();
    const folder = getFolder(release);
    const record: ReleaseRecord = {};
    const isOnline = (file: string) => existsSync(path.join(online, file));
    const link = createLinker(online, folder);
    return {
      folder,
      async addPart<Data>(name: string, key: string, make: () => Promise<Part<Data>>) {
        const before = last?.[name];
        const isSame = !isFresh && before?.key === key && before.files.every(isOnline);
        if (isSame) before.files.forEach(link);
        const part = isSame ? before : { key, ...(await make()) };
        record[name] = part;
        return part.data as Data;
      },
      compare: () => compareRecords({ folder, record }, { folder: online, record: last ?? {} }),
      isOvertaken: () => (findCurrent() ?? 0) > release,
      publish(data) {
        writeRecord(release, record, data);
        // One that began later may have ended meanwhile.
        putOnline(list()[0] ?? release);
        deleteOld();
      },
      discard: () => remove(release),
    };
  }

  function remakeNext(files: readonly string[]): void {
    changeRecord(findCurrent() ?? 0, (_data, parts) => {
      for (const part of Object.values(parts))
        if (part.files.some((file) => files.includes(file))) part.key = '';
    });
  }

  const find = (release: number) =>
    readRecord(getRecordFile(release))?.[factsPart]?.data as ReleaseFacts | undefined;

  function findEarlier(): number | undefined {
    // Somebody may have deleted the folder of the release that was online.
    const current = findCurrent() ?? Infinity;
    return list().find(
      (release) => release < current && !hasLatePages(getFolder(release)) && !find(release)?.isRejected,
    );
  }

  return { findCurrent, list, find, findEarlier, goBackTo, remakeNext, begin };
}

/** A release without a readable record shares nothing. */
function readRecord(file: string): ReleaseRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord;
  } catch {
    return undefined;
  }
}

/** Returns a function that links a file. */
function createLinker(from: string, to: string): (file: string) => void {
  const folders = new Set<string>();
  return (file) => {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const folder = path.dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(source, target);
    } catch (error) {
      // Two pages name one script. A file system without links copies.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(source, target);
    }
  };
}

interface Recorded {
  folder: string;
  record: ReleaseRecord;
}

function compareRecords(one: Recorded, other: Recorded): Comparison {
  const { [factsPart]: _facts, ...parts } = { ...one.record, ...other.record };
  const hasSameKey = (name: string) => one.record[name]?.key === other.record[name]?.key;
  const names = Object.keys(parts);
  const files = names
    .filter(hasSameKey)
    .flatMap((name) => [...(one.record[name]?.files ?? []), ...(other.record[name]?.files ?? [])]);
  const differs = (file: string) => {
    const [a, b] = [path.join(one.folder, file), path.join(other.folder, file)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  };
  return { isSame: names.every(hasSameKey), differing: [...new Set(files)].sort().filter(differs) };
}
