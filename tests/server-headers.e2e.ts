/** Headers of the real server for the built site. */
import { routes } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

test('sends a strict content security policy for every page', async ({ baseURL }) => {
  for (const route of routes) {
    const { status, headers } = await fetch(new URL(route, baseURL));
    expect.soft(status, route).toBe(200);
    const policy = directives(headers.get('content-security-policy'));
    expect.soft([...policy.values()].flat().join(' '), route).not.toContain('unsafe');
    expect.soft(policy.get('default-src'), route).toEqual(["'none'"]);
    expect.soft(policy.get('script-src'), route).toContain("'self'");
    expect.soft(policy.get('base-uri'), route).toEqual(["'none'"]);
    expect.soft(policy.get('form-action'), route).toEqual(["'self'"]);
    expect.soft(policy.get('frame-ancestors'), route).toEqual(["'none'"]);
  }
});
