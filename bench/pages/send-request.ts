/** The page of a request, which is not a built route because its address contains the request's id. */
import { endpoints, linkPaths, requestPageHeader } from '../../contract/endpoints.ts';

/** Its name in `--routes` and in the table. */
export const requestRoute = linkPaths.request;

/** Sends a request to the server at `origin`, and returns the address of its page. */
export async function openRequest(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${endpoints.contact}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Berta Bench',
      email: 'berta@visitor.example',
      phone: '843 555 0170',
      message: 'A wall to measure.',
    }),
  });
  const path = answer.headers.get(requestPageHeader);
  if (path === null) throw new Error(`The benchmark's request got ${answer.status} without a page.`);
  return `${origin}${path}`;
}
