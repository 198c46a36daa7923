/** Signed links: the owner opens and marks a lead with one click, the visitor corrects and adds to it. */
import { linkPaths } from '../../contract/endpoints.ts';
import type { LeadStatus } from '../../contract/lead-status.ts';
import type { Signer } from './signer.ts';

/** The owner's marks and their statuses. The labels are `mark.marks` in content/words/answers.yaml. */
export const markStatuses = {
  called: 'contacted',
  quoted: 'quoted',
  'not-a-fit': 'not-a-fit',
  spam: 'spam',
} as const satisfies Record<string, LeadStatus>;

export type OwnerMark = keyof typeof markStatuses;
export const ownerMarks = Object.keys(markStatuses) as OwnerMark[];

export function isOwnerMark(text: string): text is OwnerMark {
  return ownerMarks.some((mark) => mark === text);
}

/** An address contains the reference, its expiry date, and nothing personal. */
export interface SignedLinks {
  forOwner(reference: string, mark: OwnerMark): Promise<string>;
  /** The path of the page where the visitor corrects or withdraws the request. */
  toVisitorPath(reference: string): Promise<string>;
  forVisitor(reference: string): Promise<string>;
  /** The path of the request's page. */
  toRequestPath(reference: string): Promise<string>;
  forRequest(reference: string): Promise<string>;
  forFile(reference: string, name: string): Promise<string>;
  /** `seal` is the last part of the address. */
  isForOwner(reference: string, mark: string, seal: string): Promise<boolean>;
  isForVisitor(reference: string, seal: string): Promise<boolean>;
  isForRequest(reference: string, seal: string): Promise<boolean>;
  isForFile(reference: string, name: string, seal: string): Promise<boolean>;
}

const dayMs = 24 * 60 * 60_000;
/** Anchored at the end, because pages put the seal into addresses and headers. */
const wholeSeal = /^(\d+)\.([\w-]+)$/;
/** Mails are kept for years and forwarded, but nobody answers a quote later than this. */
export const linkDays = 60;

export function createSignedLinks(
  signer: Signer,
  getSiteUrl: () => string,
  nowMs: () => number,
): SignedLinks {
  async function seal(purpose: string, reference: string): Promise<string> {
    const lastDay = Math.floor(nowMs() / dayMs) + linkDays;
    return `${lastDay}.${await signer.sign(purpose, `${reference} ${lastDay}`)}`;
  }

  async function isSealed(purpose: string, reference: string, text: string): Promise<boolean> {
    const [, lastDay = '', signature = ''] = wholeSeal.exec(text) ?? [];
    const isSigned = await signer.isSigned(purpose, `${reference} ${lastDay}`, signature);
    return isSigned && Math.floor(nowMs() / dayMs) <= Number(lastDay);
  }

  const toVisitorPath = async (reference: string) =>
    `${linkPaths.visitor}/${reference}/${await seal('visitor', reference)}`;
  const toRequestPath = async (reference: string) =>
    `${linkPaths.request}/${reference}/${await seal('request', reference)}`;

  return {
    toVisitorPath,
    toRequestPath,
    forRequest: async (reference) => getSiteUrl() + (await toRequestPath(reference)),
    forFile: async (reference, name) =>
      `${getSiteUrl()}${linkPaths.file}/${reference}/${name}/${await seal(`file ${name}`, reference)}`,
    forOwner: async (reference, mark) =>
      `${getSiteUrl()}${linkPaths.owner}/${reference}/${mark}/${await seal(`owner ${mark}`, reference)}`,
    forVisitor: async (reference) => getSiteUrl() + (await toVisitorPath(reference)),
    isForOwner: (reference, mark, text) => isSealed(`owner ${mark}`, reference, text),
    isForVisitor: (reference, text) => isSealed('visitor', reference, text),
    isForRequest: (reference, text) => isSealed('request', reference, text),
    isForFile: (reference, name, text) => isSealed(`file ${name}`, reference, text),
  };
}
