/** The operations that both engines offer through their protocols. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  /** Calls a function in the page. Arguments and result are JSON. */
  evaluate: <Result, Args extends unknown[]>(
    act: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses and releases the mouse button at a point of the window, in whole pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses one key after another, each as its character or its code point in WebDriver. */
  press: (keys: readonly string[]) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** Deletes all cookies. */
  forget: () => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** PNG. */
  screenshot: () => Promise<Buffer>;
  /** PDF of US Letter with margins of 0.4 inches. WebKit's protocol has no command for it. */
  print?: () => Promise<Buffer>;
  /** Errors in the console so far. */
  errors: string[];
  close: () => Promise<void>;
}

/** Functions go to the page as text. */
export const asCall = (act: unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${String(act)})(...${JSON.stringify(args)}) ?? null)`;

/** Both protocols describe a click and a key alike. `more`: properties of the move that only one of them needs. */
export const describeClick = (x: number, y: number, more: object = {}): object[] => [
  { type: 'pointerMove', x, y, ...more },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
export const describeKeys = (keys: readonly string[]): object[] =>
  keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
