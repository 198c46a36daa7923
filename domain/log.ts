export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The loggable part of an error: its message can contain a visitor's words, a path or a password. */
export function describeError(error: unknown): { code?: unknown; errcode?: unknown } {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { code, errcode };
}
