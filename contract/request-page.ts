/** The page behind a signed link where visitors add to a stored request: its limits and addresses. */

/** The maximum number of files per request. Films, and pictures that no decoder here reads, count as photos. */
export const mostFiles = { photo: 5, plan: 3 } as const;

/** Photos that the team adds to one request. */
export const mostTeamPhotos = 60;

export const countAs = { photo: 'photo', original: 'photo', plan: 'plan' } as const;

/** Field names. Both accept either kind, because the server checks the content. */
export const fileFields = { photos: 'photos', plan: 'plan' } as const;

/** A film of ten seconds has up to 22 MB. */
const mostFileMegabytes = 25;
export const mostFileBytes = mostFileMegabytes * 1024 * 1024;
/** The values of the placeholders in content/words/request.yaml. */
export const fileLimits = { photos: mostFiles.photo, plans: mostFiles.plan, megabytes: mostFileMegabytes };
/** A plain form sends all files at once. */
export const mostFormBytes = 8 * mostFileBytes;

/** Excludes HEIC, which the server cannot decode; Safari then converts to JPEG. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,video/*';
/** Other browsers convert nothing and would hide a HEIC from the visitor. */
export const acceptedOriginals = 'image/*,video/*';
export const acceptedPlans = 'application/pdf';

/** The longest side of a stored photo in pixels. Browsers that can do so downscale before sending. */
export const longestPhotoSide = 2560;

/** Appended to the page's address, this is the upload address. */
export const filesSuffix = '/files';
/** The same for answers to questions. */
export const answersSuffix = '/answers';
/** The same for the visit. */
export const visitSuffix = '/visit';
/** The part of the page where visitors choose a time. */
export const visitPart = '#visit';
/** The same for its calendar file, after `visitSuffix`. */
export const calendarEnd = '.ics';
/** The same for the end of mails about a review, and the place of its button on the page. */
export const reviewSuffix = '/review';
export const reviewAnchor = 'review';
/** The same for a quote, before its version. */
export const quoteSuffix = '/quote/';
/** The same for the quote's file, after the version. */
export const paperEnd = '.pdf';
/** The same for the calendar file of a request with a deadline. */
export const calendarSuffix = '/due.ics';
/**
 * The same for the page after a plain form post. Its address contains the request's key, so it is below a path that
 * proxies keep out of their logs.
 */
export const sentSuffix = '/message-sent';

/** The body of the answer to a script that sent a file. */
export interface FileTaken {
  name: string;
}
