/** Signed links in mails: what the owner says of a lead with one click, and what the visitor may still change. */
import { linkPaths } from '../../contract/endpoints.ts';
import type { LeadStatus } from '../store/records.ts';
import type { Signer } from './signer.ts';

/** What the owner may say became of a lead; each is also a status, and has its label in content/words/answers.yaml. */
export const ownerMarks = ['called', 'quoted', 'not-a-fit', 'spam'] as const satisfies readonly LeadStatus[];

export type OwnerMark = (typeof ownerMarks)[number];

export function isOwnerMark(text: string): text is OwnerMark {
  return ownerMarks.some((mark) => mark === text);
}

/** The address holds the reference and nothing about the person. */
export interface SignedLinks {
  forOwner(reference: string, mark: OwnerMark): Promise<string>;
  forVisitor(reference: string): Promise<string>;
  isForOwner(reference: string, mark: string, signature: string): Promise<boolean>;
  isForVisitor(reference: string, signature: string): Promise<boolean>;
}

export function createSignedLinks(signer: Signer, getSiteUrl: () => string): SignedLinks {
  return {
    async forOwner(reference, mark) {
      const signature = await signer.sign(`owner ${mark}`, reference);
      return `${getSiteUrl()}${linkPaths.owner}/${reference}/${mark}/${signature}`;
    },
    async forVisitor(reference) {
      return `${getSiteUrl()}${linkPaths.visitor}/${reference}/${await signer.sign('visitor', reference)}`;
    },
    isForOwner: (reference, mark, signature) => signer.isSigned(`owner ${mark}`, reference, signature),
    isForVisitor: (reference, signature) => signer.isSigned('visitor', reference, signature),
  };
}
