/** Reads the host names of a site, as people write them into SITE_HOST. */

const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/**
 * Names may be separated by commas, semicolons or spaces, and start with `https://`. Returns them in lower case, each
 * once, or the first part that is no host name.
 */
export function parseSiteHosts(text: string): { hosts: string[] } | { fault: string } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const hosts = new Set<string>();
  for (const part of parts) {
    const host = part
      .toLowerCase()
      .replace(/^https:\/\//, '')
      .replace(/[./]+$/, '');
    if (!hostName.test(host)) return { fault: part };
    hosts.add(host);
  }
  return hosts.size === 0 ? { fault: text } : { hosts: [...hosts] };
}
