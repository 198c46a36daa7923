/** What the office's screen “Online” shows. The content process compares the folder with the release that is online. */

export interface ChangedFile {
  file: string;
  /** The name of the page or entry, as owners see it. */
  label: string;
  /** Of the page that shows it. */
  address?: string;
  /** The people who changed it since the release, the first one first. Empty if it was changed outside the office. */
  people: string[];
}

export interface OnlineFacts {
  /** When somebody put online what visitors see; absent before the first release. */
  release?: { atMs: number; author?: string };
  /** Saved, but not online. */
  changed: ChangedFile[];
  canGoBack: boolean;
  /** They blocked the launch when somebody last put the site online. */
  known: BlockingPoint[];
}

/** A sentence about something that blocks the launch, such as a sample. */
export interface BlockingPoint {
  what: string;
  /** The same with the company's facts in place of the braces. */
  shown: string;
  where: string;
  /** True for some companies: a person confirms it or changes it. */
  isClaim: boolean;
}

/** Whether the site may go online. */
export interface Gate {
  isOpen: boolean;
  /** Not among the points of the last going online. A person goes online in spite of them by sending `seen`. */
  fresh: BlockingPoint[];
  known: BlockingPoint[];
  seen: string;
}
