/** The Content-Security-Policy of a page. Inline scripts and styles need a hash. */
import { createHash } from 'node:crypto';
import { findElements, readCode, type Page } from './built-page.ts';

/** Hosts that a page may embed after the visitor requests a map or a video. */
const frameHosts = [
  'https://www.google.com',
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** Script types that the browser processes; every other type is data. */
const actedOn = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

const allowCode = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const allowAll = (codes: readonly string[]): string =>
  [...new Set(codes.map(allowCode))].map((hash) => ` ${hash}`).join('');

/** `html`: the page as it is served. `leadServer`: the forms' server, if it is a separate one. */
export function writeSecurityPolicy(page: Page, html: string, leadServer = ''): string {
  const scripts = findElements(page, 'script:not([src])').filter(({ attribs }) =>
    actedOn.test(attribs['type'] ?? ''),
  );
  const styles = findElements(page, 'style');
  const answering = leadServer ? `'self' ${leadServer}` : "'self'";
  // Allow only hosts that the page names: headers share the first congestion window with the page.
  const frames = frameHosts.filter((host) => html.includes(host));
  return [
    "default-src 'none'",
    `script-src 'self'${allowAll(scripts.map(readCode))}`,
    `style-src 'self'${allowAll(styles.map(readCode))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${answering}`,
    `form-action ${answering}`,
    "base-uri 'none'",
    ...(html.includes('.mp4') ? ["media-src 'self'"] : []),
    "object-src 'none'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
  ].join('; ');
}

/** Reports the parts of a page that the policy would block. */
export function findBlockedParts(page: Page): string[] {
  const { file } = page;
  return findElements(page, '*').flatMap(({ name, attribs }) =>
    Object.entries(attribs).flatMap(([attribute, value]) => {
      const tag = `<${name}${'class' in attribs ? ` class="${attribs['class']}"` : ''}>`;
      if (attribute === 'style') {
        return `${file}: ${tag} has style="${value}", which the security policy blocks; use a class or a data attribute.`;
      }
      if (/^on[a-z]/.test(attribute)) {
        return `${file}: ${tag} has ${attribute}="…", which the security policy blocks; add the listener in a script.`;
      }
      if (/^\s*javascript:/i.test(value)) {
        return `${file}: ${tag} has a javascript: address, which the security policy blocks; use a button and a script.`;
      }
      return [];
    }),
  );
}
