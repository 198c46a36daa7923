/** The page on which visitors add to a request: no built route, because its address names a request. */
import { endpoints, linkPaths, requestPageHeader } from '../../contract/endpoints.ts';

/** What `--routes` and the table call it. */
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
  if (path === null)
    throw new Error(`The request of the bench was answered ${answer.status}, without a page.`);
  return `${origin}${path}`;
}
