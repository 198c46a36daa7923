import { expect, test } from 'vitest';
import { checkDomain, type DnsRecords } from './check-domain.ts';

const healthy = {
  'plumb.example': ['v=spf1 include:_spf.provider.example -all', 'some-other-text'],
  '_dmarc.plumb.example': ['v=DMARC1; p=quarantine'],
  's1._domainkey.plumb.example': ['v=DKIM1; k=rsa; p=MIGfMA0', 'GCSqGSIb3'],
};

function makeDns(texts: Record<string, string[]>, hasMx = true): DnsRecords {
  return {
    async resolveMx() {
      if (!hasMx) throw new Error('ENOTFOUND');
      return [
        { exchange: 'second.example', priority: 20 },
        { exchange: 'first.example', priority: 10 },
      ];
    },
    async resolveTxt(name) {
      const found = texts[name];
      if (found === undefined) throw new Error('ENODATA');
      // DNS splits long texts into several strings of one record.
      return found.map((text) => [text.slice(0, 10), text.slice(10)]);
    },
  };
}

test('reports a correct domain as good', async () => {
  const findings = await checkDomain('plumb.example', 's1', makeDns(healthy));
  expect(findings.map(({ level }) => level)).toEqual(['good', 'good', 'good', 'good']);
  expect(findings[0]?.sentence).toContain('first.example');
});

test.each([
  ['no MX', {}, false, 0, 'bad', 'accepts no mail'],
  ['no SPF', { 'plumb.example': ['other'] }, true, 1, 'bad', 'does not say who may send its mail'],
  ['two SPF', { 'plumb.example': ['v=spf1 -all', 'v=spf1 ~all'] }, true, 1, 'bad', 'has 2 records'],
  ['an open SPF', { 'plumb.example': ['v=spf1 +all'] }, true, 1, 'bad', 'lets anyone send mail for'],
  ['an SPF without an end', { 'plumb.example': ['v=spf1 mx'] }, true, 1, 'warning', 'does not end in -all'],
  ['no DMARC', { '_dmarc.plumb.example': [] }, true, 2, 'bad', 'add a TXT record at _dmarc.plumb.example'],
  [
    'a monitoring DMARC',
    { '_dmarc.plumb.example': ['v=DMARC1; p=none'] },
    true,
    2,
    'warning',
    'only monitors',
  ],
  ['no DKIM', { 's1._domainkey.plumb.example': [] }, true, 3, 'bad', 'no key at s1._domainkey'],
  ['a revoked DKIM', { 's1._domainkey.plumb.example': ['v=DKIM1; p='] }, true, 3, 'bad', 'revoked'],
])('explains the problem of %s', async (_name, change, hasMx, index, level, part) => {
  const findings = await checkDomain('plumb.example', 's1', makeDns({ ...healthy, ...change }, hasMx));
  expect(findings[index]).toMatchObject({ level, sentence: expect.stringContaining(part) });
});

test('asks for the selector and does not guess it', async () => {
  const findings = await checkDomain('plumb.example', undefined, makeDns(healthy));
  expect(findings[3]?.sentence).toContain('--selector NAME');
});
