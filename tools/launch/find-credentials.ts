/** Finds missing, made-up or expired licenses, insurance and certificates in content/company.yaml. */
import { formatNumber } from '../../contract/language.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { qualificationNames } from '../../contract/qualifications.ts';
import { siteWords as words } from '../../contract/words/english-site.ts';
import { mailWords } from '../../contract/words/english-mails.ts';
import { countDaysLeft, dropExpired, listExpiries, nameLicense } from '../../contract/credentials.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

/** `today` is a date such as "2028-06-30". */
export function findCredentials({ company }: Content, today: string): OpenPoint[] {
  const point = (what: string, write: string, kind: OpenPoint['kind'] = 'credential'): OpenPoint => ({
    kind,
    what,
    where: 'company.yaml',
    write,
  });
  const { licenses, insurance, certificates, qualifications, towns, hours, bidEmail } = company;
  const missing: [boolean, string, string][] = [
    [licenses.length === 0, 'No license is listed.', 'Write yours under “Licenses”.'],
    [
      !insurance.liability,
      'No liability insurance is listed.',
      'Write it under “Insurance”, as “Liability”.',
    ],
    [
      !insurance.workersCompensation,
      'No workers’ compensation insurance is listed.',
      'Write it under “Insurance”, as “Workers’ compensation”.',
    ],
    [
      certificates.length === 0,
      'No certificate is listed. Work on paint in houses from before 1978 requires the EPA’s.',
      'Write yours under “Certificates”.',
    ],
    [towns.length === 0, 'No town near home is listed.', 'Write them under “Towns near you”.'],
    [
      hours.holidays.length === 0,
      'No holiday is listed, so receipts promise calls on them.',
      'Write them under “Holidays”.',
    ],
    [
      !bidEmail,
      'General contractors have no address for plans.',
      'Write it as “E-mail for plans to bid on”.',
    ],
  ];
  const samples = [
    ...licenses.map((entry) => ({ name: nameLicense(entry), sample: entry.sample })),
    ...Object.entries(insurance).map(([name, policy]) => ({
      name: `insurance, ${name}`,
      sample: policy?.sample,
    })),
    ...certificates,
  ].filter(({ sample }) => sample === true);
  const madeUp = [
    ...qualificationNames.flatMap((name) =>
      qualifications[name]?.sample ? [words.qualifications[name]] : [],
    ),
    ...qualifications.references.flatMap(({ sample, project }) =>
      sample ? [fillIn(words.qualifications.reference, { project })] : [],
    ),
  ];
  const shown = dropExpired(company, today).serviceArea;
  const unknown = company.serviceArea.filter(
    ({ code, license }) => !license && !licenses.some(({ state }) => state === code),
  );
  const closed = company.serviceArea.filter((state) => !shown.includes(state));
  return [
    ...missing.flatMap(([isMissing, what, write]) => (isMissing ? [point(what, write)] : [])),
    ...samples.map(({ name }) =>
      point(
        `${name}: number and day are made up.`,
        'Write yours, then uncheck “Still a sample”.',
        'made-up-credential',
      ),
    ),
    ...madeUp.map((label) =>
      point(
        `“${label}”, for general contractors, is made up.`,
        'Write yours under “For general contractors”, then uncheck “Still a sample”.',
        'made-up-credential',
      ),
    ),
    ...listExpiries(company, mailWords.expiries)
      .filter(({ expires }) => countDaysLeft(expires, today) < 0)
      .map(({ name, expires }) => point(`${name} expired on ${expires}.`, 'Renew it and write the new day.')),
    ...unknown.map(({ name }) =>
      point(
        `The pages offer work in ${name}, where you list no license, and this program does not know the law there.`,
        'Ask the board of that state whether your work needs one.',
        'claim',
      ),
    ),
    ...closed.map(({ name, license: duty }) =>
      point(
        `${name} is left out of the pages: jobs above $${formatNumber(duty?.aboveDollars ?? 0)} need a license there (${duty?.law}).`,
        'Write a valid license, or delete the state and what your texts say about it.',
      ),
    ),
  ];
}
