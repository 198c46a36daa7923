/** Where versions of the site are kept: `releases/NAME` for each, and `current`, a link to the one that is shown. */
export interface Place {
  /** For sentences, such as "www.example.com:/srv/site". */
  name: string;
  look(): Promise<Releases>;
  /** Copies a folder there, whole or not at all. */
  receive(source: string, release: string, known: Releases): Promise<void>;
  /** Throws when the version does not work there; the one that was shown is shown again then. */
  show(release: string, known: Releases): Promise<void>;
  remove(releases: readonly string[]): Promise<void>;
}

export interface Releases {
  /** Oldest first. */
  names: readonly string[];
  /** Missing before anything was published. */
  current: string | undefined;
}

/** `20261122T153000Z-1a2b3c4d`; sorted by name they are sorted by time. */
const isRelease = (name: string): boolean => /^\d{8}T\d{6}Z-[0-9a-f]{8}$/.test(name);

export function nameRelease(now: Date, hash: string): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${time}-${hash.slice(0, 8)}`;
}

export function sortReleases(names: readonly string[], current: string | undefined): Releases {
  return { names: names.filter(isRelease).sort(), current };
}

/** The version before the one that is shown. */
export function findBefore({ names, current }: Releases): string | undefined {
  return current === undefined ? undefined : names.filter((name) => name < current).at(-1);
}

/** Beyond the newest; never the one that is shown, nor the one before it. */
export function chooseOld(releases: Releases, keep: number): string[] {
  const needed = new Set([releases.current, findBefore(releases), ...releases.names.slice(-keep)]);
  return releases.names.filter((name) => !needed.has(name));
}
