/** A year of invented requests and visit counts. The same seed gives the same ones. */
import { createRandom, pick, type Random } from '../../server/testing/random.ts';

const dayMs = 24 * 60 * 60_000;
const days = 365;
const countsOfDay = 40;

const firstNames =
  'José Anna Siân Zoë Jürgen Mary Chloé Bob Łukasz Dana Renée Tom André Pat Søren Lee Inés Hal Rosa Imani';
const lastNames =
  'Zúñiga Vance Müller O’Brien Park Hale Whitfield Straße García Nowak Boone Ångström Delaney Osorio Yoon Peña';
const streets = 'Oak Grove Rd,Birch Ln,Cedar St,Elm Ct,King St,Cañon Dr,Palmetto Blvd';
const towns = 'Summerville,Ladson,Goose Creek,Isle of Palms,Charleston,Mount Pleasant';
const sentences = [
  'The ceiling of the hall has come down in one corner.',
  'We want two rooms painted before the baby arrives in March.',
  'A pipe burst upstairs, and the living room has a brown stain of three feet.',
  'We measured 42 boards of 5/8 ourselves.',
  'Could you come on a Tuesday after 4 pm? The dog is friendly.',
  'The last contractor left the tape showing at every joint.',
  'Our café on King Street reopens in five weeks, and the inspector wants a fire wall.',
  'Please call my office, not my cell; I work nights.',
  'We have photos, and the adjuster’s estimate says $3,450.',
];
const sources = [
  null,
  { landing: '/' },
  { landing: '/drywall', referrer: 'google' },
  { landing: '/about', utm_source: 'Nextdoor', utm_campaign: 'spring' },
  { landing: '/drywall', gclid: 'EAIaIQobChMI' },
];
const paths = ['/', '/about', '/drywall', '/painting', '/contact'];
const sourceNames = ['direct', 'google', 'nextdoor', 'google ads', 'facebook', 'unknown'];
const statuses = ['new', 'contacted', 'visit-set', 'quoted', 'won', 'lost', 'not-a-fit', 'spam'] as const;

export const toReference = (id: number): string => `PT-BNCH-${String(id).padStart(5, '0')}`;

const pickWord = (random: Random, words: string, separator = ' '): string =>
  pick(random, words.split(separator));

export function* makeRequests(amount: number) {
  const random = createRandom(1);
  for (let id = 1; id <= amount; id++) {
    const [first, last] = [pickWord(random, firstNames), pickWord(random, lastNames)];
    const digits = String(2_000_000 + Math.floor(random() * 7_000_000));
    const house = Math.ceil(random() * 900);
    const town = pickWord(random, towns, ',');
    const email = `${first}.${last}${Math.floor(random() * 40)}@visitor.example`.toLowerCase();
    const receivedAtMs = Date.now() - Math.floor((days * dayMs * (amount - id)) / amount);
    const lead = {
      reference: toReference(id),
      kind: 'contact-message',
      idempotencyKey: `bench-${id}`,
      receivedAtMs,
      fields: {
        name: `${first} ${last}`,
        email,
        phone: `(843) ${digits.slice(0, 3)}-${digits.slice(3)}`,
        address: `${house} ${pickWord(random, streets, ',')}, ${town}, SC 29${digits.slice(4)}`,
        message: ['Drywall repair.', ...Array.from({ length: 5 }, () => pick(random, sentences))].join(' '),
      },
      phoneE164: `+1843${digits}`,
      consentVersion: '2026-11',
      page: pick(random, paths),
      source: pick(random, sources),
      signals: {},
      judgement: { verdict: 'clean', score: 0, reasons: [] },
      promise: { fromMs: receivedAtMs, byMs: receivedAtMs + dayMs },
    };
    const deliveries = [
      ['new-lead', 'office@plumb.example'],
      ['receipt', email],
    ].map(([occasion, recipient]) => ({
      id: `${occasion}-${id}`,
      occasion,
      channel: 'mail',
      recipient,
      messageId: `<${occasion}-${id}@plumb.example>`,
    }));
    yield { lead, deliveries, status: pick(random, statuses), note: pick(random, sentences) };
  }
}

/** The counts of one day after the other. */
export function* makeCounts() {
  const random = createRandom(2);
  for (let past = 0; past < days; past++) {
    const day = new Date(Date.now() - past * dayMs).toISOString().slice(0, 10);
    const counts = new Map<
      string,
      { kind: string; path: string; source: string; day: string; amount: number }
    >();
    while (counts.size < countsOfDay) {
      const [kind, path] = [pick(random, ['visit', 'view']), pick(random, paths)];
      const source = pick(random, sourceNames);
      counts.set(`${kind} ${path} ${source}`, { day, kind, path, source, amount: Math.ceil(random() * 30) });
    }
    yield [...counts.values()];
  }
}
