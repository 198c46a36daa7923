import { kindsByEndpoint, type EnquiryEndpoint } from '../../contract/enquiry-forms.ts';

const endpoints = Object.keys(kindsByEndpoint) as EnquiryEndpoint[];

/** Pages post to `./contact.php`, so from /projects/x the call arrives at /projects/contact.php. */
export function findEndpoint(url: string): EnquiryEndpoint | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const file = path.slice(path.lastIndexOf('/'));
  return endpoints.find((endpoint) => endpoint === file);
}
