/** The interface to leads and their deliveries in SQLite or PostgreSQL. Both engines must pass `store.contract.ts`. */
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { Shelf } from '../../contract/lead-status.ts';
import type { Role } from '../../contract/roles.ts';
import type { LeadSearch } from '../lib/lead-search.ts';
import type { ClosureStore } from './closure-store.ts';
import type { CountStore } from './count-store.ts';
import type { DumpStore } from './dump.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PushStore } from './push-store.ts';
import type {
  Author,
  ClaimedDelivery,
  Channel,
  LeadAnswer,
  Lead,
  LeadChange,
  LeadChangeOutcome,
  LeadEvent,
  LeadFile,
  LeadQuery,
  LeadSummary,
  LeadCounts,
  NewDelivery,
  NewFile,
  NewLead,
  Occasion,
  OutboxCounts,
  Person,
  SavedFile,
  Session,
} from './records.ts';

export interface SavedLead {
  reference: string;
  /** False if the idempotency key already existed; then nothing was written. */
  isNew: boolean;
}

/** The generated reference belongs to another lead; retry with a new one. */
export class ReferenceTakenError extends Error {
  override name = 'ReferenceTakenError';
}

/** The lead has the maximum number of notes; nothing was changed. */
export class TooManyNotesError extends Error {
  override name = 'TooManyNotesError';
}

export interface Purged {
  leads: number;
  /** False if a reader keeps the words of erased leads in the database's log. */
  isWiped: boolean;
}

/** The lead is gone from the tables, but its words stay in the database's log until a current reader ends. */
export class NotWipedError extends Error {
  override name = 'NotWipedError';
  constructor() {
    super(
      'The lead is removed, but its words are still in the log of the database, because another program reads it (a backup?). Run "purge" when that has ended.',
    );
  }
}

/** Called for each row that this version cannot parse. The row is skipped. */
export type ReportUnreadable = (problem: string) => void;

/** Both methods cover leads received from `sinceMs` until before `untilMs`. */
export interface FollowUpStore {
  /** Pages of unmarked leads that owners get mails about, oldest first. Junk is only in the digest. */
  pageUnanswered(query: {
    sinceMs: number;
    untilMs: number;
    kind?: EnquiryKind;
  }): AsyncIterable<LeadSummary[]>;
  /** Skips known Message-IDs, and all reminders if the lead was marked or erased. Returns the number of new ones. */
  addReminders(reference: string, deliveries: readonly NewDelivery[], nowMs: number): Promise<number>;
  /**
   * Counts the stored promises of a call that ended after `sinceMs` and until `untilMs`, those kept, and those that end
   * later and still wait.
   */
  countPromises(ended: {
    sinceMs: number;
    untilMs: number;
  }): Promise<{ kept: number; promised: number; due: number }>;
  /** Lists leads without a stored promise that needed an answer: neither junk, nor spam, nor withdrawn. */
  listAnswers(received: { sinceMs: number; untilMs: number }): Promise<LeadAnswer[]>;
}

export interface LeadStore extends FollowUpStore {
  /** Writes the lead and its deliveries in one transaction, and resolves after the commit. */
  saveLead(lead: NewLead, deliveries: readonly NewDelivery[]): Promise<SavedLead>;
  findReferenceByKey(idempotencyKey: string): Promise<string | undefined>;
  /** References that end like this, whatever their prefix. */
  listReferences(ending: string): Promise<string[]>;
  findLead(reference: string): Promise<LeadSummary | undefined>;
  /** Newest first, as one array, so set a limit except in tests. */
  listLeads(query?: LeadQuery): Promise<LeadSummary[]>;
  /** Oldest first, in pages. */
  pageLeads(): AsyncIterable<LeadSummary[]>;
  countLeads(since: { sinceMs: number; untilMs: number }): Promise<LeadCounts>;
  /**
   * Writes status, assignee, snooze, note, events and deliveries in one transaction. Does nothing if the lead already
   * has this status or last note. Throws TooManyNotesError.
   */
  changeLead(reference: string, change: LeadChange): Promise<LeadChangeOutcome>;
  /**
   * Removes the lead, its notes, events, files and deliveries from the tables and from the disk. Returns false if there
   * is no such lead.
   */
  eraseLead(reference: string): Promise<boolean>;
  /** Removes old leads, as `eraseLead` does, and old deliveries without a lead. */
  purge(limits: { leadsBeforeMs: number | undefined; junkBeforeMs: number }): Promise<Purged>;
}

export interface ListedLead {
  id: number;
  lead: Lead;
  photos: number;
  /** The number of `tried` events. */
  tries: number;
  assignee: string;
}

export interface InboxStore {
  /** Sorted by `actByMs`, starting after `after`. */
  listShelf(query: {
    shelf: Shelf;
    /** Only leads assigned to this person. */
    assignedTo?: number | undefined;
    after: { actByMs: number; id: number } | undefined;
    limit: number;
  }): Promise<ListedLead[]>;
  /** Newest first. */
  searchLeads(
    search: LeadSearch,
    query: { assignedTo?: number | undefined; limit: number },
  ): Promise<ListedLead[]>;
  /** Other leads with this lead's e-mail address or phone number, newest first. */
  listRelated(lead: Lead, query: { assignedTo?: number | undefined; limit: number }): Promise<ListedLead[]>;
  listEvents(reference: string): Promise<LeadEvent[]>;
  /** Skips the event if the same person opened the lead since `quietSinceMs`. */
  recordOpening(
    reference: string,
    reader: Pick<Person, 'id' | 'name'>,
    nowMs: number,
    quietSinceMs: number,
  ): Promise<void>;
}

export interface PeopleStore {
  listPeople(): Promise<Person[]>;
  /** Counts each person's open leads, by the person's id. */
  countAssigned(): Promise<Map<number, number>>;
  /** Queues the deliveries if the person is new. Undefined if the address is taken. */
  addPerson(
    person: Omit<Person, 'id'>,
    nowMs: number,
    deliveries?: readonly NewDelivery[],
  ): Promise<Person | undefined>;
  changePerson(id: number, change: { name: string; role: Role }): Promise<void>;
  /** Also ends the person's sessions, and hands their leads to `heirId`, or to nobody. */
  removePerson(
    id: number,
    change: {
      heirId?: number | null;
      nowMs: number;
      by: Author;
      deliveries?: readonly NewDelivery[];
    },
  ): Promise<void>;
  /**
   * Adds the `owners` as people, then stores a code for the person of this address, unless `mayAsk` refuses the unused
   * codes of the address since `sinceMs`, counted by pool. An unknown address runs the same statements.
   */
  saveCode(code: {
    tokenHash: string;
    addressHash: string;
    pool: string;
    codeHash: string;
    email: string;
    owners: readonly { email: string; name: string }[];
    nowMs: number;
    sinceMs: number;
    mayAsk: (taken: ReadonlyMap<string, number>) => boolean;
  }): Promise<{ isAllowed: boolean; person: Person | undefined }>;
  /**
   * Redeems one code of a browser and returns its person. Undefined for a wrong or used code, for one from before
   * `sinceMs` or after `nowMs`, and after `mostTries`. A wrong one is a try of each open code of the browser.
   */
  useCode(code: {
    tokenHash: string;
    codeHash: string;
    sinceMs: number;
    nowMs: number;
    mostTries: number;
  }): Promise<Person | undefined>;
  /** Counts the addresses of people for which `leastCodes` or more were asked since `sinceMs` and never used. */
  countGuessedAddresses(sinceMs: number, leastCodes: number): Promise<number>;
  /** Removes codes, and sessions with their push devices, that nobody has used since these times. */
  purgeSignIns(before: { codesMs: number; sessionsMs: number }): Promise<void>;
  addSession(session: { tokenHash: string; personId: number; device: string; nowMs: number }): Promise<void>;
  findSession(tokenHash: string, sinceMs: number): Promise<Session | undefined>;
  touchSession(id: number, nowMs: number): Promise<void>;
  listSessions(personId: number, sinceMs: number): Promise<Session[]>;
  /** Ends a session only if it belongs to this person. */
  endSession(personId: number, id: number): Promise<void>;
}

export interface ExportedLead {
  lead: Lead;
  /** The name of the person it is assigned to, or empty. */
  assignee: string;
  files: string[];
  /** Oldest first. */
  teamNotes: string[];
  lostReason: string;
}

export interface ExportStore {
  /** Oldest first, in pages; yields to other work between them. */
  pageExport(): AsyncIterable<ExportedLead[]>;
}

export interface FilePlan {
  /** The maximum number of files of this kind. */
  mostOfKind: number;
  /** The maximum number of bytes of all files together. */
  mostBytes: number;
  /**
   * Mails to the owners, due at `mailAtMs`. A waiting mail is postponed to that time, but by at most `longestWaitMs` in
   * all.
   */
  deliveries: readonly Omit<NewDelivery, 'unlessWrittenSinceMs'>[];
  mailAtMs: number;
  longestWaitMs: number;
}

export interface FileStore {
  /** Writes the file and queues its mail in one transaction, and resolves after the commit. */
  saveFile(reference: string, file: NewFile, plan: FilePlan): Promise<SavedFile>;
  /** The name of the file with this hash. */
  findFileName(reference: string, hash: string): Promise<string | undefined>;
  findFile(reference: string, name: string): Promise<(LeadFile & { content: Uint8Array }) | undefined>;
  /** In order of arrival. */
  listPreviews(reference: string): Promise<(LeadFile & { preview: Uint8Array | null })[]>;
  /** Counts the files of all leads. */
  countFileBytes(): Promise<number>;
  /** References of the leads whose files are largest together, the largest first. */
  listLargest(limit: number): Promise<{ reference: string; bytes: number }[]>;
}

interface ClaimQuery {
  nowMs: number;
  leaseMs: number;
  limit: number;
  channel: Channel;
  /** Only deliveries of this occasion. */
  only?: 'sign-in' | undefined;
}

export interface OutboxStore {
  /** Adds deliveries without a lead, and skips known Message-IDs. Returns the number of new ones. */
  addDeliveries(deliveries: readonly NewDelivery[], nowMs: number, dueAtMs?: number): Promise<number>;
  /** Requeues this lead's pending and dead deliveries with a fresh retry budget. Returns their number. */
  requeue(reference: string, nowMs: number): Promise<number>;
  /** Does the same for the dead deliveries of all leads, except old receipts. */
  requeueFailed(nowMs: number): Promise<number>;
  /**
   * Sets the address of waiting webhook calls. Without an address, gives up calls that are not in progress and returns
   * their number.
   */
  setWebhookUrl(url: string | undefined): Promise<number>;
  /**
   * Makes deliveries due now that are planned further ahead than any pause or lease, by a clock that was ahead. Returns
   * their number.
   */
  rescheduleAfterClockJump(
    nowMs: number,
    longest: { leaseMs: number; longestPauseMs: number },
  ): Promise<number>;
  /**
   * Claims due deliveries, and those whose lease has expired. Ends unreadable ones, and removes outdated ones: expired
   * codes, reminders of leads that are no longer new, and mails to somebody who no longer has the lead.
   */
  claimDeliveries(claim: ClaimQuery): Promise<ClaimedDelivery[]>;
  /** The three results of a claim. The first and the last remove the digits of a code. They change nothing if another process has taken over the lease. */
  markSent(delivery: ClaimedDelivery, nowMs: number): Promise<void>;
  markForRetry(delivery: ClaimedDelivery, nextAttemptAtMs: number, error: string): Promise<void>;
  markDead(delivery: ClaimedDelivery, error: string): Promise<void>;
  /**
   * The Message-IDs of the earlier mails of this lead to the same reader, oldest first: to the visitor, or to one owner.
   * Leaves out mails that were given up.
   */
  listThread(delivery: Pick<ClaimedDelivery, 'id' | 'occasion' | 'recipient'>): Promise<string[]>;
  /** The time at which the next claim can succeed; undefined if nothing waits. */
  findNextDueAtMs(channel: Channel, only?: ClaimQuery['only']): Promise<number | undefined>;
  countDeliveries(): Promise<OutboxCounts>;
  /** The time of the oldest mail that waits after a failure, or that was due before `dueBeforeMs`. */
  findStalledMailMs(dueBeforeMs: number): Promise<number | undefined>;
  /** The payloads of unfinished deliveries of this occasion. */
  listWaitingPayloads(occasion: Occasion): Promise<string[]>;
}

export interface Store
  extends
    LeadStore,
    InboxStore,
    ExportStore,
    PeopleStore,
    FileStore,
    OutboxStore,
    CountStore,
    NoticeStore,
    ClosureStore,
    PushStore,
    DumpStore {
  onUnreadable(report: ReportUnreadable): void;
  /** A random secret for links and tokens, created once and shared by all processes on this database. */
  readSecret(): Promise<string>;
  /** Writes a real row, to detect a full disk or a lost lock. */
  probeWrite(nowMs: number): Promise<void>;
  /** True if the error says that the database cannot be reached or written now; false for a bug or a bad row. */
  isUnavailable(error: unknown): boolean;
  /** Returns the time of the first call, or of the oldest lead if that is earlier. */
  recordStart(nowMs: number): Promise<number>;
  /** Records a nightly backup. From then on, another is expected every night. */
  recordBackup(atMs: number): Promise<void>;
  findLastBackupMs(): Promise<number | undefined>;
  /**
   * Returns the latest time seen, after moving it toward `nowMs` by at most `mostMs`. It starts at the newest lead, so
   * that a clock that is wrong from the start is noticed, too.
   */
  followClock(nowMs: number, mostMs: number): Promise<number>;
  close(): Promise<void>;
}
