/** The address of the lead server for pages on a static host; empty if the lead server serves the pages itself. */
export function readLeadServer(env: Readonly<Record<string, string | undefined>>): string {
  const text = env['LEAD_SERVER']?.trim() ?? '';
  if (text === '') return '';
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[^/]+\/\/[^/?#@]+\/?$/.test(text))
    throw new Error(
      `LEAD_SERVER must look like https://leads.example.com, without a path, but is "${text}".`,
    );
  return url.origin;
}
