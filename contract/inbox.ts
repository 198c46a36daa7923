/** The inbox: its addresses, the words of the database that its screens know, and the data of each screen. */
import type { EnquiryKind } from './enquiry-forms.ts';

export const inboxPath = '/inbox';
export const toInboxPath = (reference: string): string => `${inboxPath}/requests/${reference}`;

export const leadStatuses = [
  'new',
  'contacted',
  'visit-set',
  'quoted',
  'won',
  'lost',
  'not-a-fit',
  'spam',
  'withdrawn',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `crew` sees the requests that are assigned to them; only `owner` manages people, exports and erases. */
export const roles = ['owner', 'office', 'crew'] as const;
export type Role = (typeof roles)[number];

export const shelves = ['open', 'mine', 'waiting', 'done', 'spam'] as const;
export type Shelf = (typeof shelves)[number];

/** `link`: the visitor's or the owner's link of a mail. */
export const eventSources = ['person', 'link', 'terminal', 'visitor'] as const;
export const eventKinds = ['status', 'assigned', 'snoozed', 'note', 'answer', 'opened', 'not-spam'] as const;

/** Hidden field of every form behind the sign-in; its value belongs to the session. */
export const formTokenField = 'form_token';

export interface MenuEntry {
  path: string;
  name: keyof InboxScreens;
  roles: readonly Role[];
}

/** Its words are `menu` of contract/words/english-inbox.ts. */
export const inboxMenu = [
  { path: inboxPath, name: 'list', roles },
  { path: `${inboxPath}/numbers`, name: 'numbers', roles: ['owner', 'office'] },
  { path: `${inboxPath}/notice`, name: 'notice', roles: ['owner', 'office'] },
  { path: `${inboxPath}/people`, name: 'people', roles: ['owner'] },
  { path: `${inboxPath}/devices`, name: 'devices', roles },
] as const satisfies readonly MenuEntry[];

/** The data of each screen; its component is in site/src/inbox. */
export interface InboxScreens {
  'sign-in': { problem?: SignInProblem | undefined; next: string };
  code: { problem?: SignInProblem | undefined; next: string; isMailOff: boolean };
  list: InboxList;
  request: InboxRequest;
  people: { people: readonly InboxPerson[]; problem?: PeopleProblem | undefined; typed: string };
  devices: {
    nowMs: number;
    devices: readonly { id: number; name: string; seenAtMs: number; isThis: boolean }[];
    push: DevicePush;
  };
  numbers: InboxNumbers;
  notice: {
    typed: Readonly<Record<'text' | 'linkLabel' | 'linkAddress' | 'until', string>>;
    problem?: 'noText' | 'noEnd' | 'noLink' | undefined;
    /** Who wrote the notice that pages show; without one, pages show none. */
    author: string | undefined;
  };
  /** `typed`: words that were not stored. `waiting`: what the spool holds while the database is down. */
  trouble: {
    sentence: 'notFound' | 'foreignForm' | 'down' | 'offline';
    typed?: string;
    waiting?: readonly { reference: string; name: string; phone: string }[];
  };
}

/** `labels`: `sources` of contract/words/english-mails.ts; a site or a campaign is its own name. */
export const labelSource = (name: string, labels: Readonly<Record<string, string>>): string =>
  labels[name] ?? name;

/** Visits, requests and what became of them, of one month, source or page. */
export interface NumbersRow {
  name: string;
  visits: number;
  requests: number;
  quotes: number;
  won: number;
}

interface InboxNumbers {
  /** The newest first. */
  months: readonly NumbersRow[];
  sources: readonly NumbersRow[];
  pages: readonly NumbersRow[];
  /** Calls promised for the last seven days, and how many came in time. */
  answered: { kept: number; promised: number };
  /** COUNTS of the build. */
  isCounting: boolean;
}

/** Messages to the browser that asks. */
export interface DevicePush {
  /** With which it subscribes, in base64url. */
  publicKey: string;
  isOn: boolean;
  /** When it last said that a message came. */
  arrivedAtMs: number | null;
  /** What became of a test. */
  test?: 'sent' | 'refused' | undefined;
}

/** The most characters of a notice. */
export const longestNotice = 300;

export type ScreenName = keyof InboxScreens;
export type SignInProblem = 'noAddress' | 'wrongCode' | 'tooMany';
type PeopleProblem = 'noAddress' | 'known' | 'named';

export type InboxScreen = {
  [Name in ScreenName]: { screen: Name; props: InboxScreens[Name] };
}[ScreenName];

/** What is around a screen; missing before somebody has signed in. */
export interface InboxFrame {
  role: Role;
  formToken: string;
}

interface InboxPerson {
  id: number;
  email: string;
  name: string;
  role: Role;
}

export interface InboxClock {
  nowMs: number;
  timeZone: string;
}

export interface InboxList extends InboxClock {
  shelf: Shelf;
  /** What was searched for; then `rows` are what was found. */
  query: string;
  rows: readonly InboxRow[];
  /** Address of the next page. */
  next?: string | undefined;
  canExport: boolean;
}

/** What the list and the screen of a request say alike. */
interface RequestFacts {
  reference: string;
  kind: EnquiryKind;
  name: string;
  status: LeadStatus;
  receivedAtMs: number;
  /** Missing when nobody must act by a certain time. */
  actByMs: number | undefined;
  isSnoozed: boolean;
  bidDueMs: number | undefined;
}

export interface InboxRow extends RequestFacts {
  town: string;
  about: string;
  isUnread: boolean;
  photos: number;
  assignee: string;
}

/** A line of the timeline, in the order of time. */
export interface TimelineEntry {
  atMs: number;
  kind: (typeof eventKinds)[number] | 'received' | 'correction' | 'file' | 'mail';
  source: (typeof eventSources)[number] | 'program';
  who: string;
  value: string;
  text: string;
  /** Of a mail: whether it arrived at the mail server. */
  state?: 'pending' | 'sending' | 'sent' | 'dead' | undefined;
  /** Why a mail was not taken. */
  error?: string | undefined;
}

export interface InboxRequest extends InboxClock, RequestFacts {
  version: number;
  assignedTo: number | null;
  /** By the office's clock: `2026-11-26`; empty when nobody snoozed it. */
  snoozedUntil: string;
  /** Number that dials; empty when the typed text is none. */
  callNumber: string;
  email: string;
  /** Address to which a reply of the visitor goes. */
  ownAddress: string;
  mapQuery: string;
  fields: readonly (readonly [label: string, value: string])[];
  told: string;
  material: readonly (readonly string[])[];
  takeoffPath: string;
  photos: readonly string[];
  plans: readonly { name: string; sizeBytes: number }[];
  /** In words; empty when nothing looked like spam. */
  doubt: string;
  isSpam: boolean;
  timeline: readonly TimelineEntry[];
  /** Others who have it open now. */
  readers: readonly { name: string; sinceMs: number }[];
  people: readonly { id: number; name: string }[];
  /** For the places of a canned answer. */
  facts: Readonly<Record<'person' | 'name' | 'about', string>>;
  /** Name of the canned answer that fills the field. */
  answer: string;
  /** The form whose change led here, or empty. */
  done: string;
  /** The text of a refused change. */
  typed: Readonly<Record<string, string>>;
  problem?: RequestProblem | undefined;
  canErase: boolean;
}

type RequestProblem = 'changed' | 'empty' | 'tooLong' | 'noReason' | 'noDay' | 'noPerson';
