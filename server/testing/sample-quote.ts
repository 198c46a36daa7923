/** Quotes for tests. */
import type { Quote, QuoteLine, Totals } from '../../contract/quote.ts';

export const sampleTotals: Totals = {
  ...{ subtotalCents: 1_000_010, discountCents: 50_001, taxCents: 78_376, totalCents: 1_028_385 },
  ...{ depositCents: 308_516, restCents: 719_869 },
};

export const makeLine = (text: string, cents: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ text, cents, quantity: 2_500, unit: 'sq ft', rateCents: 1_130, part: 'always', ...more },
});

/** Lines whose texts take two rows of letters, and whose amounts are all different. */
export const makeLines = (count: number): QuoteLine[] =>
  Array.from({ length: count }, (_, index) =>
    makeLine(
      `Start${index} of a line that is long enough for a second row in its column, and end${index}`,
      123_400 + index,
    ),
  );

export const makeQuote = (more: Partial<Quote> = {}): Quote => ({
  ...{ reference: 'Q-1042', version: 2, sentOn: '2026-11-28', validUntil: '2026-12-28', language: 'en-US' },
  ...{ title: 'Kitchen renovation', lines: makeLines(5), options: [] },
  ...{ discountRate: 5_000, taxRate: 8_250, depositRate: 30_000 },
  ...{
    exclusions: 'The owner’s appliances',
    start: 'In January',
    payment: 'In two parts',
    terms: 'In writing',
  },
  company: {
    ...{ name: 'O’Brien Builders', phone: '(512) 555-0147', email: 'office@obrien.example' },
    ...{ url: 'obrien.example', address: '1840 Cedar Bend Drive\nAustin, TX 78758' },
    ...{ license: 'TX 482-119', insurance: '$2,000,000 liability' },
  },
  customer: { name: 'Łukasz Đặng O’Brien', email: 'l@visitor.example', address: '77 Old Mill Lane' },
  law: ['You may cancel within three days.'],
  paymentPage: '',
  totals: [{ part: 'always', totals: sampleTotals }],
  ...more,
});
