/** Checks the headers of every answer of the server. */
import { expect } from 'vitest';
import { strictContentPolicy } from '../plugins/security-headers.ts';

/** The policy of a built page; `none` for everything else, which loads nothing. */
const policyOf = (page: string) =>
  page === 'none'
    ? strictContentPolicy
    : `default-src 'self'; script-src 'sha256-${page}'; style-src 'self'; frame-ancestors 'none'`;

/** Parses a raw answer. `page` is the page of the test site whose policy the answer must have. */
export function expectProtected(answer: string, status: number, page = 'none'): void {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    /^x-content-type-options: nosniff$/im,
    /^referrer-policy: (?:strict-origin-when-cross-origin|no-referrer)$/im,
    /^cross-origin-opener-policy: same-origin$/im,
    /^permissions-policy: .*camera=\(\)/im,
    /^strict-transport-security: max-age=31536000$/im,
  ]) {
    expect(head).toMatch(header);
  }
  expect(/^content-security-policy: (.*)$/im.exec(head)?.[1]).toBe(policyOf(page));
  for (const said of [/^server:/im, /^x-powered-by:/im]) expect(head).not.toMatch(said);
}
