/** A place with versions of the site: `releases/NAME` for each, and the link `current` to the live one. */
export interface Place {
  /** The place in messages, such as "www.example.com:/srv/site". */
  name: string;
  look(): Promise<Releases>;
  /** Copies a folder there atomically. */
  receive(source: string, release: string, known: Releases): Promise<void>;
  /** Switches to the version. If it does not work, restores the previous one and throws. */
  show(release: string, known: Releases): Promise<void>;
  remove(releases: readonly string[]): Promise<void>;
}

export interface Releases {
  /** Oldest first. */
  names: readonly string[];
  /** Missing before the first publication. */
  current: string | undefined;
}

/** A name is like `20261122T153000Z-1a2b3c4d`, so sorting by name sorts by time. */
const isRelease = (name: string): boolean => /^\d{8}T\d{6}Z-[0-9a-f]{8}$/.test(name);

export function nameRelease(now: Date, hash: string): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${time}-${hash.slice(0, 8)}`;
}

export function sortReleases(names: readonly string[], current: string | undefined): Releases {
  return { names: names.filter(isRelease).sort(), current };
}

/** The version before the live one. */
export function findBefore({ names, current }: Releases): string | undefined {
  return current === undefined ? undefined : names.filter((name) => name < current).at(-1);
}

/** All but the `keep` newest versions. Never the live version or the one before it. */
export function chooseOld(releases: Releases, keep: number): string[] {
  const needed = new Set([releases.current, findBefore(releases), ...releases.names.slice(-keep)]);
  return releases.names.filter((name) => !needed.has(name));
}
