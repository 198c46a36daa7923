/** A request without a browser. */
import { requestPageHeader } from '../../contract/endpoints.ts';

/** Sends a request. Returns its reference and the path of its page. */
export async function sendRequest(
  site: string,
  fields: Record<string, string>,
): Promise<{ reference: string; page: string }> {
  const sent = await fetch(`${site}/contact.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!sent.ok) throw new Error(`The request was refused: ${await sent.text()}`);
  const { reference } = (await sent.json()) as { reference: string };
  return { reference, page: sent.headers.get(requestPageHeader)?.split('#')[0] ?? '' };
}
