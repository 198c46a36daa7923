/** The inbox: its addresses, the database values that its screens use, and the props of each screen. */
import type { PhoneNumber } from '../domain/typed/phone.ts';
import type { Closure } from './closure.ts';
import type { Contact, EnquiryKind } from './enquiry-forms.ts';

export const inboxPath = '/inbox';
export const toInboxPath = (reference: string): string => `${inboxPath}/requests/${reference}`;

/**
 * The statuses in the order of their menu. `isAnswered`: the owner has answered. `shelf`: the narrowest tab of the list;
 * `open` also has the other open ones.
 */
export const statusTable = [
  { status: 'new', isOpen: true, isAnswered: false, shelf: 'open' },
  { status: 'contacted', isOpen: true, isAnswered: true, shelf: 'waiting' },
  { status: 'visit-set', isOpen: true, isAnswered: true, shelf: 'waiting' },
  { status: 'quoted', isOpen: true, isAnswered: true, shelf: 'waiting' },
  { status: 'won', isOpen: false, isAnswered: true, shelf: 'done' },
  { status: 'lost', isOpen: false, isAnswered: true, shelf: 'done' },
  { status: 'not-a-fit', isOpen: false, isAnswered: true, shelf: 'done' },
  { status: 'spam', isOpen: false, isAnswered: false, shelf: 'spam' },
  { status: 'withdrawn', isOpen: false, isAnswered: false, shelf: 'done' },
] as const;
export type LeadStatus = (typeof statusTable)[number]['status'];
export const leadStatuses = statusTable.map(({ status }) => status);

/** `crew` sees only requests assigned to them. Only `owner` manages people, exports and erases. */
export const roles = ['owner', 'office', 'crew'] as const;
export type Role = (typeof roles)[number];

export const shelves = ['open', 'mine', 'waiting', 'done', 'spam'] as const;
export type Shelf = (typeof shelves)[number];

/** `link`: a link in the visitor's or the owner's mail. */
export const eventSources = ['person', 'link', 'terminal', 'visitor'] as const;
export const eventKinds = [
  'status',
  'assigned',
  'snoozed',
  'note',
  'answer',
  'tried',
  'opened',
  'not-spam',
  'contact',
] as const;

/** The canned answers after which the visitor still waits for a call, in both languages. */
export const missedAnswers = ['missed', 'es-missed'];

/** The hidden field of every form behind the sign-in; its value belongs to the session. */
export const formTokenField = 'form_token';

export interface MenuEntry {
  path: string;
  name: keyof InboxScreens;
  roles: readonly Role[];
}

/** Below “Notice” in the menu, which has room for five entries on a phone. */
export const daysOffPath = `${inboxPath}/closed`;

/** The labels are `menu` in contract/words/english-inbox.ts. */
export const inboxMenu = [
  { path: inboxPath, name: 'list', roles },
  { path: `${inboxPath}/numbers`, name: 'numbers', roles: ['owner', 'office'] },
  { path: `${inboxPath}/notice`, name: 'notice', roles: ['owner', 'office'] },
  { path: `${inboxPath}/people`, name: 'people', roles: ['owner'] },
  { path: `${inboxPath}/devices`, name: 'devices', roles },
] as const satisfies readonly MenuEntry[];

/** The props of each screen; its component is in site/src/inbox. */
export interface InboxScreens {
  'sign-in': { problem?: SignInProblem | undefined; next: string };
  code: { problem?: SignInProblem | undefined; next: string; isMailOff: boolean };
  list: InboxList;
  request: InboxRequest;
  people: {
    people: readonly InboxPerson[];
    problem?: PeopleProblem | undefined;
    typed: string;
    /** The name of a person who was removed just now. */
    removed?: string;
    /** A new sign-in code, to be read to its person. */
    shown?: { name: string; code: string; address: string };
  };
  devices: {
    nowMs: number;
    devices: readonly { id: number; name: string; seenAtMs: number; isThis: boolean }[];
    push: DevicePush;
  };
  numbers: InboxNumbers;
  downloads: Record<never, never>;
  notice: {
    typed: Readonly<Record<'text' | 'linkLabel' | 'linkAddress' | 'until', string>>;
    problem?: NoticeProblem | undefined;
    /** The time zone of `until`, such as "Eastern Time". */
    zone: string;
    /** The author of the current notice; undefined if there is none. */
    author: string | undefined;
  };
  closed: InboxClosed;
  /** `typed`: words that were not stored. `waiting`: the spooled leads while the database is down. */
  trouble: {
    sentence: 'notFound' | 'foreignForm' | 'down' | 'failed' | 'offline';
    typed?: string;
    waiting?: readonly { reference: string; name: string; phone: string }[];
  };
}

export type NoticeProblem = 'noText' | 'noEnd' | 'noLink' | 'noLinkLabel';

/** `labels` are the `sources` of contract/words/english-mails.ts; a site or campaign keeps its name. */
export const labelSource = (name: string, labels: Readonly<Record<string, string>>): string =>
  labels[name] ?? name;

/** Visits, requests and their outcomes of one month, source or page. */
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
  /** The calls promised for the last seven days, the number made in time, and those that are due later. */
  answered: { kept: number; promised: number; due: number };
  /** `counting` in company.yaml. */
  isCounting: boolean;
}

export const closureFields = ['firstDay', 'fromTime', 'lastDay', 'untilTime', 'reason'] as const;

/** The maximum length of the reason for a closure, in characters. */
export const longestReason = 200;

interface InboxClosed {
  /** The local day, such as "2026-12-24". */
  today: string;
  typed: Readonly<Record<(typeof closureFields)[number], string>>;
  problem?: 'noFirstDay' | 'noLastDay' | 'noTime' | 'longReason' | undefined;
  /** Current and future ones. */
  closures: readonly (Closure & { id: number; reason: string; author: string })[];
  /** The number of open requests that are due during a closure. */
  dueThen: number;
  /** The days off of company.yaml in the next twelve months, as `listClosed` writes them. */
  daysOff: readonly string[];
}

/** Push messages to the current browser. */
/** The server's side of this session's subscription. */
export interface PushState {
  /** The key to subscribe with, in base64url. */
  publicKey: string;
  endpoint: string | null;
}

export interface DevicePush {
  isOn: boolean;
  /** The last time that the browser confirmed a message. */
  arrivedAtMs: number | null;
  /** The result of a test message. */
  test?: 'sent' | 'refused' | undefined;
}

/** The maximum length of a notice, in characters. */
export const longestNotice = 300;

export type ScreenName = keyof InboxScreens;
export type SignInProblem = 'noAddress' | 'wrongCode' | 'tooMany';
type PeopleProblem = 'noAddress' | 'known' | 'named';

export type InboxScreen = {
  [Name in ScreenName]: { screen: Name; props: InboxScreens[Name] };
}[ScreenName];

/** The frame around a screen; undefined before sign-in. */
export interface InboxFrame {
  role: Role;
  formToken: string;
}

/** Mails that the mail server has not taken. */
export interface StalledMails extends InboxClock {
  sinceMs: number;
}

interface InboxPerson {
  id: number;
  email: string;
  name: string;
  role: Role;
  /** The number of open requests assigned to them. */
  requests: number;
}

export interface InboxClock {
  nowMs: number;
  timeZone: string;
}

export interface InboxList extends InboxClock {
  shelf: Shelf;
  /** The search query; if set, `rows` are its results. */
  query: string;
  rows: readonly InboxRow[];
  /** The address of the next page. */
  next?: string | undefined;
  canExport: boolean;
}

/** The facts that the list and the request's screen share. */
interface RequestFacts {
  reference: string;
  kind: EnquiryKind;
  name: string;
  status: LeadStatus;
  receivedAtMs: number;
  /** Undefined if there is no deadline. */
  actByMs: number | undefined;
  isSnoozed: boolean;
  bidDueMs: number | undefined;
  /** The filter or a person took it for spam. */
  isSpam: boolean;
}

export interface InboxRow extends RequestFacts {
  town: string;
  about: string;
  /** The phone number as typed. */
  phone: string;
  /** The first words of the message. */
  firstWords: string;
  /** The number of rows on this page with the same e-mail address or phone number. */
  fromSender: number;
  isUnread: boolean;
  photos: number;
  assignee: string;
  /** How often somebody wrote that they could not reach the visitor. */
  tries: number;
}

/** An entry of the timeline, sorted by time. */
export interface TimelineEntry {
  atMs: number;
  kind: (typeof eventKinds)[number] | 'received' | 'correction' | 'file' | 'mail';
  source: (typeof eventSources)[number] | 'program';
  who: string;
  value: string;
  text: string;
  /** Whether the mail server has accepted the mail. Other events have no state. */
  state?: 'pending' | 'sending' | 'sent' | 'dead' | undefined;
  /** The error of a failed mail. */
  error?: string | undefined;
}

export interface InboxRequest extends InboxClock, RequestFacts {
  version: number;
  assignedTo: number | null;
  /** A day in the office's time zone, such as `2026-11-26`; empty if not snoozed. */
  snoozedUntil: string;
  /** The numbers to call, in the order of the typed text; empty if it has none. */
  phones: readonly PhoneNumber[];
  /** The values that the visitor typed, or the corrected ones. */
  contact: Readonly<Contact>;
  /** A mail to this address came back or was given up. */
  isUndeliverable: boolean;
  /** The address for the visitor's replies. */
  ownAddress: string;
  mapQuery: string;
  fields: readonly (readonly [label: string, value: string])[];
  told: string;
  material: readonly (readonly string[])[];
  takeoffPath: string;
  photos: readonly string[];
  downloads: readonly { kind: 'plan' | 'original'; name: string; sizeBytes: number; isDoubtful: boolean }[];
  /** The reasons for suspected spam; empty if there are none. */
  doubt: string;
  /** Other requests with this e-mail address or phone number, the newest first. */
  related: readonly Pick<InboxRow, 'reference' | 'kind' | 'name' | 'status' | 'receivedAtMs'>[];
  timeline: readonly TimelineEntry[];
  /** Other people who have it open now. */
  readers: readonly { name: string; sinceMs: number }[];
  people: readonly { id: number; name: string }[];
  /** Values for the placeholders of a canned answer. */
  facts: Readonly<Record<'person' | 'name' | 'about' | 'times', string>>;
  /** The name of the canned answer in the field. */
  answer: string;
  /** The form whose change led here, or empty. */
  done: string;
  /** True while the database can be read but not written. */
  isReadOnly?: boolean | undefined;
  /** The text of a refused change. */
  typed: Readonly<Record<string, string>>;
  problem?: RequestProblem | undefined;
  canErase: boolean;
}

type RequestProblem =
  | 'changed'
  | 'withdrawn'
  | 'empty'
  | 'noName'
  | 'noAddress'
  | 'longPhone'
  | 'tooLong'
  | 'noReason'
  | 'noDay'
  | 'noPerson'
  | 'notSaved';
