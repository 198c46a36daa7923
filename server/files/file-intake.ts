/**
 * Stores photos, plans and films. A file is in the database before the visitor sees that it was added, and a failure
 * costs no lead. Photos are re-encoded; all other files are stored unchanged.
 */
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { countAs, mostFiles, mostTeamPhotos } from '../../contract/request-page.ts';
import type { RequestWords } from '../../contract/words/english.ts';
import { describeError } from '../../domain/log.ts';
import type { Core } from '../core/core.ts';
import { createAddressLimit } from '../plugins/address-limit.ts';
import { planDeliveries, toOwners } from '../outbox/plan-deliveries.ts';
import { getFileFolder } from '../store/data-paths.ts';
import type { LeadSummary, NewFile, Verdict } from '../store/records.ts';
import type { FilePlan } from '../store/file-store.ts';
import pLimit from 'p-limit';
import type { PhotoEncoder } from './photo-encoder.ts';
import { receiveFile, type ReceivedFile } from './receive-file.ts';
import { recognizeFile, type Recognized } from './recognize-file.ts';
import type { FileRoom } from './file-room.ts';

/** The reason to refuse a file; each has its sentence in content/words/request.yaml. */
export type Refusal = Exclude<keyof RequestWords['problems'], 'file' | 'nothing'>;

export type FileOutcome =
  | { type: 'kept'; name: string; isNew: boolean }
  | { type: 'refused'; why: Refusal }
  | { type: 'unknown-lead' };

/** A file in transit. `isTruncated` tells afterward whether it exceeded the size limit. */
export interface ArrivingFile {
  stream: Readable;
  isTruncated: () => boolean;
  remoteAddress: string;
  /**
   * The person of the team who adds it. Their photos have their own limit for a request, and none for their network.
   */
  author?: string | undefined;
}

type Known = Extract<Recognized, object>;

/** The lead of a file, and the visitor who adds it. */
interface Target {
  reference: string;
  found: LeadSummary;
  mostOfKind: number;
  remoteAddress: string;
  author: string | undefined;
}

export type FileIntake = ReturnType<typeof createFileIntake>;

/** The owner is mailed after this many pauses, even if files keep coming. */
const longestMailPauses = 5;
/** Each unchanged file is entirely in memory until it is stored. */
const mostUnchangedAtOnce = 2;

const refuse = (why: Refusal): FileOutcome => ({ type: 'refused', why });
const enough = { photo: 'enoughPhotos', original: 'enoughPhotos', plan: 'enoughPlans' } as const;

export function createFileIntake(
  { config, store, recipients, nowMs, log }: Core,
  encoder: PhotoEncoder,
  room: FileRoom,
) {
  const folder = getFileFolder(config.dataDir);
  // Separate from the limit for leads, so that files cannot use that up.
  const limit = createAddressLimit(config.fileLimit);
  const dailyBytes = createAddressLimit(config.fileMbPerDay * 1024 * 1024, 24 * 60 * 60_000);
  /** The time that a mail waits for more files. */
  const mailPauseMs = config.filePauseSeconds * 1_000;
  const twoAtOnce = pLimit(mostUnchangedAtOnce);

  /** Junk goes only into the digest, and so do its files. */
  function planMail(verdict: Verdict, receivedAtMs: number): Omit<FilePlan, 'mostOfKind' | 'mostBytes'> {
    return {
      // A webhook call carries no files; it had the lead itself.
      deliveries: verdict === 'junk' ? [] : planDeliveries('files', toOwners, recipients),
      mailAtMs: receivedAtMs + mailPauseMs,
      longestWaitMs: longestMailPauses * mailPauseMs,
    };
  }

  async function prepare(recognized: Known, file: ReceivedFile): Promise<NewFile | Refusal> {
    const { hash, path } = file;
    const common = { hash, receivedAtMs: nowMs(), isDoubtful: false, ...recognized };
    if (recognized.kind !== 'photo')
      return { extension: 'pdf', ...common, content: await readFile(path), preview: null };
    const encoded = await encoder.encode(path);
    switch (encoded.type) {
      case 'encoded':
        return { ...common, extension: 'jpg', content: encoded.photo, preview: encoded.preview };
      case 'too-many-pixels':
        return 'tooManyPixels';
      default:
        return encoded.type;
    }
  }

  async function keep(
    reference: string,
    file: ReceivedFile,
    { remoteAddress, author }: Pick<ArrivingFile, 'remoteAddress' | 'author'>,
  ): Promise<FileOutcome> {
    const recognized = await recognizeFile(file.path);
    if (typeof recognized === 'string') return refuse(recognized);
    const { kind } = recognized;
    const isTeam = author !== undefined;
    // The site shows them, so they must be decoded.
    if (isTeam && kind !== 'photo') return refuse('unsupported');
    const found = await store.findLead(reference);
    if (found === undefined) return { type: 'unknown-lead' };
    // Before the expensive part: stop at repeats and at requests that have enough files.
    const known = await store.findFileName(reference, file.hash);
    if (known !== undefined) return { type: 'kept', name: known, isNew: false };
    const mostOfKind = isTeam ? mostTeamPhotos : mostFiles[countAs[kind]];
    const others = found.files.filter((other) => (other.author !== null) === isTeam);
    if (others.filter((other) => countAs[other.kind] === countAs[kind]).length >= mostOfKind)
      return refuse(enough[kind]);
    const target = { reference, mostOfKind, remoteAddress, author, found };
    const save = () => prepareAndSave(recognized, file, target);
    return kind === 'photo' ? save() : twoAtOnce(save);
  }

  async function prepareAndSave(
    recognized: Known,
    file: ReceivedFile,
    { reference, mostOfKind, remoteAddress, author, found }: Target,
  ): Promise<FileOutcome> {
    const read = await prepare(recognized, file);
    if (typeof read === 'string') return refuse(read);
    const { receivedAtMs, content } = read;
    const isTeam = author !== undefined;
    const mostBytes = room.findMostBytes(isTeam ? 0 : dailyBytes.recent(remoteAddress, receivedAtMs));
    // Takes from the limit before the next await, so that simultaneous files are counted one by one.
    if (!isTeam && !dailyBytes.take(remoteAddress, receivedAtMs, content.length)) return refuse('full');
    const giveBack = () => {
      if (!isTeam) dailyBytes.giveBack(remoteAddress, receivedAtMs, content.length);
    };
    const plan = { ...planMail(found.lead.judgement.verdict, receivedAtMs), mostOfKind, mostBytes };
    // The inbox shows those of the team.
    const ownPlan = isTeam ? { ...plan, deliveries: [] } : plan;
    const saved = await store.saveFile(reference, { ...read, author }, ownPlan).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    if (saved.type !== 'saved') giveBack();
    switch (saved.type) {
      case 'saved':
        return { type: 'kept', name: saved.name, isNew: true };
      case 'known':
        return { type: 'kept', name: saved.name, isNew: false };
      case 'enough':
        return refuse(enough[recognized.kind]);
      case 'full':
        return refuse('full');
      case 'unknown-lead':
        return saved;
    }
  }

  return {
    async accept(
      reference: string,
      { stream, isTruncated, remoteAddress, author }: ArrivingFile,
    ): Promise<FileOutcome> {
      let file: ReceivedFile | undefined;
      try {
        const isTeam = author !== undefined;
        if (!isTeam && !limit.take(remoteAddress, nowMs())) return refuse('tooMany');
        const recent = isTeam ? 0 : dailyBytes.recent(remoteAddress, nowMs());
        if (!(await room.hasRoom(recent))) return refuse('full');
        file = await receiveFile(stream, folder);
        if (isTruncated()) return refuse('tooLarge');
        if (file.sizeBytes === 0) return refuse('empty');
        return await keep(reference, file, { remoteAddress, author });
      } catch (error) {
        // The visitor aborted, so nobody reads the answer.
        if (!stream.destroyed || stream.readableEnded)
          log.error(describeError(error), 'Storing a file failed');
        return refuse('notStored');
      } finally {
        await file?.remove();
        // Unread bytes would block the rest of the request.
        stream.resume();
      }
    },
  };
}
