/**
 * Records when a visitor first touched a form. Pages are static, so the browser fetches the token then. A missing or
 * young token suggests a robot but is never a reason to refuse; an old one says nothing.
 */
import type { Signer } from './signer.ts';

export type TokenState = 'missing' | 'forged' | 'young' | 'fine' | 'unknown';

const purpose = 'issue-token';
/** Nobody reads and fills in a form faster. */
const youngMs = 2_000;

export async function makeFormToken(signer: Signer, nowMs: number): Promise<string> {
  const issued = nowMs.toString(36);
  return `${issued}.${await signer.sign(purpose, issued)}`;
}

export async function checkFormToken(
  signer: Signer,
  token: string | undefined,
  nowMs: number,
): Promise<TokenState> {
  if (token === undefined) return 'missing';
  const [, issued = '', signature = ''] = /^(\w+)\.([\w-]+)$/.exec(token) ?? [];
  try {
    if (!(await signer.isSigned(purpose, issued, signature))) return 'forged';
  } catch {
    // The secret is unreadable while the database is down, which is not the visitor's fault.
    return 'unknown';
  }
  const ageMs = nowMs - Number.parseInt(issued, 36);
  // The clock was set back, or another machine's clock is ahead.
  if (ageMs < 0) return 'unknown';
  return ageMs < youngMs ? 'young' : 'fine';
}
