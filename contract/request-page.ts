/** The page behind a signed link, on which visitors add to a request that is stored: what is on it, and between which bounds. */
import type { Tree } from './page-tree.ts';

/** The most files of each kind that one request may have. */
export const mostFiles = { photo: 5, plan: 1 } as const;

/** Names of the fields; either takes either kind, because the server goes by the content. */
export const fileFields = { photos: 'photos', plan: 'plan' } as const;

const mostFileMegabytes = 15;
export const mostFileBytes = mostFileMegabytes * 1024 * 1024;
/** For the places of content/words/request.yaml. */
export const fileLimits = { photos: mostFiles.photo, megabytes: mostFileMegabytes };
/** A form without a script sends all files at once, and a browser adds a little to each. */
export const mostFormBytes = 8 * mostFileBytes;

/** Without HEIC, which the server cannot read: a phone then hands over a JPEG of it. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';
export const acceptedPlans = 'application/pdf';

/** Longest side of a kept photograph in pixels. A browser that can shrinks to it before sending. */
export const longestPhotoSide = 2560;

/** Follows the address of the page in the address that takes files. */
export const filesSuffix = '/files';
/** The same for answers to questions. */
export const answersSuffix = '/answers';
/**
 * The same for the page after a form without a script. Its address holds the key of the request, so it is below the address
 * that proxies keep out of their logs.
 */
export const sentSuffix = '/message-sent';

/** The texts that the server fills into the page. */
export interface RequestPage extends Tree {
  lead: string;
  problems: readonly { text: string }[];
  kept: readonly { text: string }[];
  /** When the request has all that it may have. */
  complete: readonly { text: string }[];
  /** The form, with a field for each kind of which there may be more. */
  form: readonly {
    action: string;
    photos: readonly { left: string }[];
    plans: readonly { left: string }[];
  }[];
  /**
   * A form with the questions that nobody must answer, where the kind of request has some, and what the company says to
   * the answers that were just sent.
   */
  questions: readonly {
    action: string;
    told: readonly { text: string }[];
    /** Typed answers that could not be stored, and the label that a choice shows then. */
    typed: Readonly<Record<string, string>>;
    shown: Readonly<Record<string, string>>;
  }[];
}

/** Paths of the lists, for the build. */
export const requestLists = {
  problems: 'problems',
  kept: 'kept',
  complete: 'complete',
  form: 'form',
  photos: 'form.photos',
  plans: 'form.plans',
  questions: 'questions',
  told: 'questions.told',
} as const;

/** Body of the answer to a script that sent one file. */
export interface FileTaken {
  name: string;
}
