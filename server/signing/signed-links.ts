/** Signed links: the owner opens and marks a lead with one click, the visitor corrects and adds to it. */
import { linkPaths } from '../../contract/endpoints.ts';
import type { LeadStatus } from '../../contract/inbox.ts';
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

type SignedPage = keyof typeof linkPaths;

/**
 * The addresses of the pages in `linkPaths`: they contain the reference, their expiry date, and nothing personal.
 * `detail` is the part between reference and seal, such as the mark or the name of a file.
 */
export interface SignedLinks {
  toPath(page: SignedPage, reference: string, detail?: string): Promise<string>;
  toUrl(page: SignedPage, reference: string, detail?: string): Promise<string>;
  /** `seal` is the last part of the address. */
  isSealed(page: SignedPage, reference: string, seal: string, detail?: string): Promise<boolean>;
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
  const toPurpose = (page: SignedPage, detail?: string) =>
    detail === undefined ? page : `${page} ${detail}`;

  async function toPath(page: SignedPage, reference: string, detail?: string): Promise<string> {
    const lastDay = Math.floor(nowMs() / dayMs) + linkDays;
    const signature = await signer.sign(toPurpose(page, detail), `${reference} ${lastDay}`);
    const parts = [linkPaths[page], reference, ...(detail === undefined ? [] : [detail])];
    return `${parts.join('/')}/${lastDay}.${signature}`;
  }

  return {
    toPath,
    toUrl: async (...link) => getSiteUrl() + (await toPath(...link)),
    async isSealed(page, reference, seal, detail) {
      const [, lastDay = '', signature = ''] = wholeSeal.exec(seal) ?? [];
      const isSigned = await signer.isSigned(toPurpose(page, detail), `${reference} ${lastDay}`, signature);
      return isSigned && Math.floor(nowMs() / dayMs) <= Number(lastDay);
    },
  };
}
