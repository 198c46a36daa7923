/** Checks the DNS records that receivers use to judge a domain's mail: SPF, DKIM, DMARC and MX. */
export interface DnsRecords {
  /** Throws if there is no such record. */
  resolveMx(domain: string): Promise<{ exchange: string; priority: number }[]>;
  /** DNS splits a long text into several strings. */
  resolveTxt(domain: string): Promise<string[][]>;
}

export interface Finding {
  level: 'good' | 'warning' | 'bad';
  sentence: string;
}

const good = (sentence: string): Finding => ({ level: 'good', sentence });
const warning = (sentence: string): Finding => ({ level: 'warning', sentence });
const bad = (sentence: string): Finding => ({ level: 'bad', sentence });

/** `selector` names the mail provider's signing key, such as "mail" or "s1". */
export async function checkDomain(
  domain: string,
  selector: string | undefined,
  dns: DnsRecords,
): Promise<Finding[]> {
  return [
    await checkMx(domain, dns),
    checkSpf(domain, await readTexts(domain, 'v=spf1', dns)),
    checkDmarc(domain, await readTexts(`_dmarc.${domain}`, 'v=DMARC1', dns)),
    await checkDkim(domain, selector, dns),
  ];
}

async function checkMx(domain: string, dns: DnsRecords): Promise<Finding> {
  const hosts = await dns.resolveMx(domain).catch(() => []);
  if (hosts.length === 0) return bad(`MX: ${domain} accepts no mail, so replies to receipts are lost.`);
  const first = hosts.toSorted((a, b) => a.priority - b.priority)[0];
  return good(`MX: replies go to ${first?.exchange}.`);
}

function checkSpf(domain: string, records: string[]): Finding {
  const [record, ...others] = records;
  if (record === undefined) {
    return bad(
      `SPF: ${domain} does not say who may send its mail. Add the TXT record of your mail provider.`,
    );
  }
  if (others.length > 0)
    return bad(`SPF: ${domain} has ${records.length} records; receivers ignore them all.`);
  if (/[+]all\b|\sall\b/.test(record))
    return bad(`SPF: the record lets anyone send mail for ${domain}: ${record}`);
  if (!/[-~?]all\b|\bredirect=/.test(record))
    return warning(`SPF: the record does not end in -all or ~all: ${record}`);
  const lookups = record.match(/\b(?:include|a|mx|ptr|exists|redirect)\b[:=/\s]?/g)?.length ?? 0;
  if (lookups > 10) return bad(`SPF: the record needs ${lookups} DNS lookups; receivers stop after ten.`);
  return good(`SPF: ${record}`);
}

function checkDmarc(domain: string, records: string[]): Finding {
  const [record, ...others] = records;
  if (record === undefined) {
    return bad(
      `DMARC: add a TXT record at _dmarc.${domain}, for example "v=DMARC1; p=none; rua=mailto:postmaster@${domain}".`,
    );
  }
  if (others.length > 0)
    return bad(`DMARC: _dmarc.${domain} has ${records.length} records; receivers ignore them all.`);
  if (/\bp=none\b/i.test(record))
    return warning(`DMARC: p=none only monitors. Change it to quarantine once reports are clean.`);
  return good(`DMARC: ${record}`);
}

async function checkDkim(domain: string, selector: string | undefined, dns: DnsRecords): Promise<Finding> {
  if (selector === undefined) {
    return warning(
      'DKIM: not checked. Pass the selector of your provider: npm run mail:doctor -- --selector NAME',
    );
  }
  const name = `${selector}._domainkey.${domain}`;
  const [record] = await readTexts(name, '', dns);
  if (record === undefined) return bad(`DKIM: there is no key at ${name}.`);
  const key = /\bp=([A-Za-z0-9+/=\s]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? '';
  return key === ''
    ? bad(`DKIM: the key at ${name} is empty, which means revoked.`)
    : good(`DKIM: key found at ${name}.`);
}

async function readTexts(name: string, start: string, dns: DnsRecords): Promise<string[]> {
  const records = await dns.resolveTxt(name).catch(() => []);
  const texts = records.map((pieces) => pieces.join(''));
  return texts.filter((text) => text.toLowerCase().startsWith(start.toLowerCase()));
}
