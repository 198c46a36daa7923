/**
 * Port to wherever leads and their deliveries are kept: SQLite or PostgreSQL. Both must pass `store.contract.ts`.
 */
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { Role, Shelf } from '../../contract/inbox.ts';
import type { CountStore } from './count-store.ts';
import type { DumpStore } from './dump.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PushStore } from './push-store.ts';
import type {
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
  SearchedLead,
  Session,
} from './records.ts';

export interface SavedLead {
  reference: string;
  /** False when the idempotency key was known already; then nothing was written. */
  isNew: boolean;
}

/** The generated reference belongs to another lead; try again with a new one. */
export class ReferenceTakenError extends Error {
  override name = 'ReferenceTakenError';
}

/** The lead has as many notes as a visitor may leave; nothing was changed. */
export class TooManyNotesError extends Error {
  override name = 'TooManyNotesError';
}

export interface Purged {
  /** How many were removed. */
  leads: number;
  /** False while a reader keeps their words, or those of leads erased before, in the log of the database. */
  isWiped: boolean;
}

/** The lead is gone from the tables, but its words stay in the database's log until a reader that is open at this moment ends. */
export class NotWipedError extends Error {
  override name = 'NotWipedError';
  constructor() {
    super(
      'The lead is removed, but its words are still in the log of the database, because another program reads it (a backup?). Run "purge" when that has ended.',
    );
  }
}

/** Called with a row that this version cannot read; the row is skipped, and the others are read. */
export type ReportUnreadable = (problem: string) => void;

/** Both look at leads received from the first time on and before the second. */
export interface FollowUpStore {
  /** Pages of leads that nobody marked and of which owners are mailed, oldest first; junk is in the digest only. */
  pageUnanswered(query: {
    sinceMs: number;
    untilMs: number;
    kind?: EnquiryKind;
  }): AsyncIterable<LeadSummary[]>;
  /** Leaves out those whose Message-ID is known, and all when the lead was marked or erased. Returns how many were new. */
  addReminders(reference: string, deliveries: readonly NewDelivery[], nowMs: number): Promise<number>;
  /** Lists leads that an owner had to answer: neither junk, nor spam, nor withdrawn. */
  listAnswers(received: { sinceMs: number; untilMs: number }): Promise<LeadAnswer[]>;
}

export interface LeadStore extends FollowUpStore {
  /** Writes the lead and its deliveries in one transaction, or nothing at all; resolves after the commit. */
  saveLead(lead: NewLead, deliveries: readonly NewDelivery[]): Promise<SavedLead>;
  findReferenceByKey(idempotencyKey: string): Promise<string | undefined>;
  findLead(reference: string): Promise<LeadSummary | undefined>;
  /** Newest first, all at once: with a limit, except in tests. */
  listLeads(query?: LeadQuery): Promise<LeadSummary[]>;
  /** Oldest first, in pages. */
  pageLeads(query?: Pick<LeadQuery, 'verdict'>): AsyncIterable<LeadSummary[]>;
  countLeads(since: { sinceMs: number; untilMs: number }): Promise<LeadCounts>;
  /**
   * Status, assignee, pause, note, events and deliveries in one transaction; nothing for the status or the last note that it
   * has. Throws TooManyNotesError.
   */
  changeLead(reference: string, change: LeadChange): Promise<LeadChangeOutcome>;
  /** Removes the lead, its notes, events, files and deliveries from the tables and from the disk. False when there is no such lead. */
  eraseLead(reference: string): Promise<boolean>;
  /** Removes old leads, as `eraseLead` does, and old deliveries without a lead. */
  purge(limits: { leadsBeforeMs: number | undefined; junkBeforeMs: number }): Promise<Purged>;
}

/** A lead in a list of the inbox. */
export interface ListedLead {
  id: number;
  lead: Lead;
  photos: number;
  assignee: string;
}

export interface InboxStore {
  /** In the order of `actByMs`, beginning behind `after`. */
  listShelf(query: {
    shelf: Shelf;
    /** Only what is assigned to this person. */
    assignedTo?: number | undefined;
    after: { actByMs: number; id: number } | undefined;
    limit: number;
  }): Promise<ListedLead[]>;
  /** Newest first. */
  searchLeads(
    isWanted: (lead: SearchedLead) => boolean,
    query: { assignedTo?: number | undefined; limit: number },
  ): Promise<ListedLead[]>;
  listEvents(reference: string): Promise<LeadEvent[]>;
  /** Leaves out what the same person has opened since `quietSinceMs`. */
  recordOpening(reference: string, who: string, nowMs: number, quietSinceMs: number): Promise<void>;
}

export interface PeopleStore {
  listPeople(): Promise<Person[]>;
  /** Undefined when the address belongs to somebody already. */
  addPerson(person: Omit<Person, 'id'>, nowMs: number): Promise<Person | undefined>;
  changePerson(id: number, change: { name: string; role: Role }): Promise<void>;
  /** Ends the sessions of the person, too; leads of theirs are nobody's then. */
  removePerson(id: number): Promise<void>;
  /**
   * Keeps a code for the person of this address, after the `owners` were added. `isAllowed`: false when the address has asked
   * for `mostCodes` since `sinceMs`. An unknown address takes the same statements.
   */
  saveCode(code: {
    tokenHash: string;
    addressHash: string;
    codeHash: string;
    email: string;
    owners: readonly { email: string; name: string }[];
    nowMs: number;
    sinceMs: number;
    mostCodes: number;
  }): Promise<{ isAllowed: boolean; person: Person | undefined }>;
  /** The person whose code it is, once; undefined for a wrong code, an old one, and after `mostTries`. */
  useCode(code: {
    tokenHash: string;
    codeHash: string;
    sinceMs: number;
    mostTries: number;
  }): Promise<Person | undefined>;
  /** Removes sessions that were not seen since `sinceMs`. */
  addSession(session: {
    tokenHash: string;
    personId: number;
    device: string;
    nowMs: number;
    sinceMs: number;
  }): Promise<void>;
  findSession(tokenHash: string, sinceMs: number): Promise<Session | undefined>;
  touchSession(id: number, nowMs: number): Promise<void>;
  listSessions(personId: number, sinceMs: number): Promise<Session[]>;
  /** Of this person only. */
  endSession(personId: number, id: number): Promise<void>;
}

export interface FilePlan {
  /** The most files of its kind that the lead may have. */
  mostOfKind: number;
  /** The most bytes of all files together. */
  mostBytes: number;
  /** Mails to the owners, due at `mailAtMs`. One that waits already is put off until then, but not longer than `longestWaitMs` in all. */
  deliveries: readonly Omit<NewDelivery, 'unlessWrittenSinceMs'>[];
  mailAtMs: number;
  longestWaitMs: number;
}

export interface FileStore {
  /** Writes the file and plans its mail in one transaction, or nothing at all; resolves after the commit. */
  saveFile(reference: string, file: NewFile, plan: FilePlan): Promise<SavedFile>;
  /** The name of the file that has this hash. */
  findFileName(reference: string, hash: string): Promise<string | undefined>;
  findFile(reference: string, name: string): Promise<(LeadFile & { content: Uint8Array }) | undefined>;
  /** In the order in which they came. */
  listPreviews(reference: string): Promise<(LeadFile & { preview: Uint8Array | null })[]>;
  /** The files of all leads together. */
  countFileBytes(): Promise<number>;
  /** References of the leads whose files are largest together, the largest first. */
  listLargest(limit: number): Promise<{ reference: string; bytes: number }[]>;
}

interface ClaimQuery {
  nowMs: number;
  leaseMs: number;
  limit: number;
  channel: Channel;
}

export interface OutboxStore {
  /** Adds deliveries that belong to no lead; one whose Message-ID is known is left out. Returns how many were new. */
  addDeliveries(deliveries: readonly NewDelivery[], nowMs: number): Promise<number>;
  /** Lets what is dead or waiting for this lead be tried again now, as if for the first time. Returns how many. */
  requeue(reference: string, nowMs: number): Promise<number>;
  /** The same for all leads, but only for what is dead; old receipts are left out. */
  requeueFailed(nowMs: number): Promise<number>;
  /** Where waiting webhook calls go; without an address those are given up that nobody is making. Returns how many were. */
  setWebhookUrl(url: string | undefined): Promise<number>;
  /** Makes due now what a clock that was ahead has planned for later than any pause or lease allows. Returns how many. */
  rescheduleAfterClockJump(
    nowMs: number,
    longest: { leaseMs: number; longestPauseMs: number },
  ): Promise<number>;
  /**
   * Takes deliveries that are due, or whose sender vanished, and leases them to the caller. Ends unreadable ones, and
   * removes reminders of a lead that is not new any more.
   */
  claimDeliveries(claim: ClaimQuery): Promise<ClaimedDelivery[]>;
  /** The three endings of a claim. They change nothing when the lease was lost to another process meanwhile. */
  markSent(delivery: ClaimedDelivery, nowMs: number): Promise<void>;
  markForRetry(delivery: ClaimedDelivery, nextAttemptAtMs: number, error: string): Promise<void>;
  markDead(delivery: ClaimedDelivery, error: string): Promise<void>;
  /** When the next claim can succeed; undefined when nothing waits. */
  findNextDueAtMs(channel: Channel): Promise<number | undefined>;
  countDeliveries(): Promise<OutboxCounts>;
  /** Payloads of the deliveries of this occasion that have not ended. */
  listWaitingPayloads(occasion: Occasion): Promise<string[]>;
}

export interface Store
  extends
    LeadStore,
    InboxStore,
    PeopleStore,
    FileStore,
    OutboxStore,
    CountStore,
    NoticeStore,
    PushStore,
    DumpStore {
  onUnreadable(report: ReportUnreadable): void;
  /** Random, made once and shared by all processes on this database; signs links and tokens. */
  readSecret(): Promise<string>;
  /** Really writes, so that a full disk or a lost lock shows. */
  probeWrite(nowMs: number): Promise<void>;
  /** Records a nightly backup; the next one is expected then. */
  recordBackup(atMs: number): Promise<void>;
  findLastBackupMs(): Promise<number | undefined>;
  /**
   * The latest time that was seen so far, after it has moved toward `nowMs` by at most `mostMs`. It begins with the
   * newest lead, so that a clock that is wrong from the start is noticed too.
   */
  followClock(nowMs: number, mostMs: number): Promise<number>;
  close(): Promise<void>;
}
