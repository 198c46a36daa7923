/** The page behind a signed link, on which visitors add to a request that is stored: what is on it, and between which bounds. */

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

/** Body of the answer to a script that sent one file. */
export interface FileTaken {
  name: string;
}
