/**
 * What the server exchanges with its child process that reads and writes the content folder
 * (office/content/serve-calls.ts).
 */
export interface ContentCall {
  method: 'GET' | 'POST';
  /** The name of a function of office/content/editor-api.ts, or `page`, `asset`, `picture`, `home` with their file. */
  name: string;
  /** Without `?`. */
  query: string;
  body: Uint8Array;
  /** The media type of the body. */
  type: string;
  /** `12-1764000000000`: id and beginning of the session, because ids may return. Nobody else sees its unsaved words. */
  session: string;
  /** The name of the session's device. */
  device: string;
  personId: number;
  /** The name of the person. */
  author: string;
}

export interface ContentAnswer {
  status: number;
  /** The media type. */
  type: string;
  body: Uint8Array | string;
}

export interface NumberedCall {
  id: number;
  call: ContentCall;
}

export interface NumberedAnswer {
  id: number;
  answer: ContentAnswer;
}

/**
 * The exit code of a child process whose pages have old words, because these are read only once. The server sends the
 * waiting calls to a new one.
 */
export const staleCode = 75;

/** Bytes of a file that an owner adds. */
export const mostContentBytes = 40_000_000;

/** The office asks for a new code before the first change from a device. */
export interface CodeQuestion {
  /** The recipient of the code. */
  address: string;
  /** The server sends no mail. */
  isMailOff: boolean;
  /** With the last code. */
  problem: 'wrongCode' | 'tooMany' | undefined;
}

/** A session that changed the site. It may have ended. */
export interface ChangingSession extends Pick<ContentCall, 'session' | 'author' | 'personId' | 'device'> {
  /** The time of its last change. */
  atMs: number;
  /** The number of files. */
  files: number;
}

/** The names of files. */
export interface UndoneSession {
  /** They go back to the version before the session's first change. */
  back: string[];
  /** They stay, because somebody else changed them since. */
  kept: string[];
}
