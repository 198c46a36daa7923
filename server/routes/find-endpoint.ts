import { endpoints } from '../../contract/endpoints.ts';

export type EnquiryEndpoint = typeof endpoints.contact | typeof endpoints.mailer;

/** Pages post to `./contact.php`, so from /projects/x the call arrives at /projects/contact.php. */
export function findEndpoint(url: string): EnquiryEndpoint | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const file = path.slice(path.lastIndexOf('/'));
  return file === endpoints.contact || file === endpoints.mailer ? file : undefined;
}
