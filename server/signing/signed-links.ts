/** Signed links: the owner opens and marks a lead with one click, the visitor corrects and adds to it. */
import { timingSafeEqual } from 'node:crypto';
import { linkPaths, paperPaths } from '../../contract/endpoints.ts';
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

type SignedPage = keyof typeof linkPaths;

/**
 * The addresses of the pages in `linkPaths`: they contain the reference, their expiry date, and nothing personal.
 * `detail` is the part between reference and seal, such as the mark or the name of a file.
 */
export type SignedLinks = ReturnType<typeof createSignedLinks>;

const dayMs = 24 * 60 * 60_000;
/** Anchored at the end, because pages put the seal into addresses and headers. */
const wholeSeal = /^(\d+)\.([\w-]+)$/;
/** Mails are kept for years and forwarded, but nobody answers a quote later than this. */
export const linkDays = 60;

export function createSignedLinks(signer: Signer, getSiteUrl: () => string, nowMs: () => number) {
  const toPurpose = (page: SignedPage, detail?: string) =>
    detail === undefined ? page : `${page} ${detail}`;

  async function toPath(page: SignedPage, reference: string, detail?: string): Promise<string> {
    const lastDay = Math.floor(nowMs() / dayMs) + linkDays;
    const signature = await signer.sign(toPurpose(page, detail), `${reference} ${lastDay}`);
    const parts = [linkPaths[page], reference, ...(detail === undefined ? [] : [detail])];
    return `${parts.join('/')}/${lastDay}.${signature}`;
  }

  /** Twelve hexadecimal digits, because a code of capitals and digits is smaller. */
  const toPaperCode = async (reference: string, version: number): Promise<string> => {
    const signature = await signer.sign('paper', `${reference} ${version}`);
    return Buffer.from(signature, 'base64url').toString('hex').slice(0, 12);
  };

  return {
    toPath,
    /** Of a quote on paper: in capitals, and always the same. */
    toPaperUrl: async (reference: string, version: number): Promise<string> =>
      [getSiteUrl() + paperPaths.quote, reference, version, await toPaperCode(reference, version)]
        .join('/')
        .toUpperCase(),
    async isPaperCode(reference: string, version: number, code: string): Promise<boolean> {
      const expected = Buffer.from(await toPaperCode(reference, version));
      const given = Buffer.from(code.toLowerCase());
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    toUrl: async (...link: Parameters<typeof toPath>): Promise<string> =>
      getSiteUrl() + (await toPath(...link)),
    /** `seal` is the last part of the address. */
    async isSealed(page: SignedPage, reference: string, seal: string, detail?: string): Promise<boolean> {
      const [, lastDay = '', signature = ''] = wholeSeal.exec(seal) ?? [];
      const isSigned = await signer.isSigned(toPurpose(page, detail), `${reference} ${lastDay}`, signature);
      return isSigned && Math.floor(nowMs() / dayMs) <= Number(lastDay);
    },
  };
}
