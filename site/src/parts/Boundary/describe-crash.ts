import { crash } from 'words:forms';

/** Status or message of a thrown value (MESSAGE-CRASH): "502 Bad Gateway", or the error's own message. */
export function describeCrash(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'status' in thrown) {
    const { status, statusText } = thrown as { status: unknown; statusText?: unknown };
    return [status, statusText].filter(Boolean).map(String).join(' ');
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message || crash.noReason;
}
