/** A written quote on the server of the browser tests, sent by the office without a browser. */
import { randomUUID } from 'node:crypto';
import { inboxPath } from '../../contract/endpoints.ts';
import { nameLineField } from '../../domain/quotes/read-draft.ts';
import { addSession, pressInOffice, useStore, type Store } from '../../server/testing/office-session.ts';
import { sendRequest } from './post-request.ts';
import { readEnvironment } from './test.ts';

type Line = readonly [text: string, quantity: string, unit: string, rate: string, part?: string];

/** Five lines: two of them always count, one is optional, and there are two options. */
export const fiveLines: readonly Line[] = [
  ['Drywall of the den, 12′-6″ × 8′', '1,240', 'sq ft', '2.75'],
  ['Haul away', '', '', '180'],
  ['Two coats of paint', '1', '', '600', 'a'],
  ['Three coats of paint', '1', '', '850.50', 'b'],
  ['Paint for the closet', '1', '', '95', 'optional'],
];

/** Lines whose texts take two rows on a sheet of paper. */
export const manyLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => [
    `Start${index} of a line with so many words that they take at least two rows on any sheet of paper, end${index}`,
    ...(['', '', `${1_000 + index}.11`] as const),
  ]);

const useTestStore = <Result>(act: (store: Store) => Promise<Result>): Promise<Result> =>
  useStore(readEnvironment('TEST_DATA_FOLDER'), act);

/** Returns the header of a person's cookie. */
export const signInOffice = () => useTestStore((store) => addSession(store, 'quotes@plumbandtrue.example'));

/** Of a person who sent nothing before, also if a test runs again. */
export const nameNew = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

/** Sends a request in this name. Returns its reference and the path of its page. */
export const sendRequestOf = (name: string) =>
  sendRequest(readEnvironment('TEST_SITE_URL'), {
    name,
    email: toAddress(name),
    phoneNumber: '(843) 555-0177',
    address: '12 Oak Street',
    service: '',
  });

export const toAddress = (name: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z\d]/g, '')}@customer.example`;

/** Sends a quote and returns the path of its page, without its version. */
export async function sendQuote(name: string, lines = fiveLines) {
  const { reference, page: path } = await sendRequestOf(name);
  const office = { url: readEnvironment('TEST_SITE_URL'), cookie: await signInOffice() };
  const page = `${inboxPath}/requests/${reference}/quote`;
  const send = async (title = 'Finish the den') => {
    const typed = lines.flatMap((line, index) =>
      (['text', 'quantity', 'unit', 'rate', 'part'] as const).map((field, cell) => [
        nameLineField(index, field),
        line[cell] ?? '',
      ]),
    );
    const validUntil = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const fields = {
      act: 'save',
      title,
      validUntil,
      tax: '8.25',
      deposit: '20',
      terms: 'Paid in two parts.',
    };
    await pressInOffice(office, { page, action: page, fields: { ...fields, ...Object.fromEntries(typed) } });
    const sent = await pressInOffice(office, { page: `${page}/check`, action: `${page}/send` });
    if (sent.status !== 303) throw new Error(`The quote was not sent: ${sent.status}`);
  };
  await send();
  return {
    path: `${path}/quote/`,
    /** Sends the next version. */
    send,
    /** As if its last day were over. */
    expire: () =>
      useTestStore((store) => {
        const change = { by: { source: 'link', who: '' } } as const;
        return store.decideQuote(reference, Date.now(), (quotes) => ({ ...quotes, expiresAtMs: 1, change }));
      }),
  };
}
