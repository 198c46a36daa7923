/** The file of a version: the same bytes whenever it is made. */
import type { FastifyReply } from 'fastify';
import { encode } from 'uqr';
import { formatDay, formatTime } from '../../contract/language.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import { inLanguage } from '../presenter/in-language.ts';
import type { SignedLinks } from '../signing/signed-links.ts';
import type { SentQuote } from '../store/quote-store.ts';
import { toPaperWords, type PaperDays } from './draw-quote.ts';
import { writePdf } from './write-pdf.ts';

type Paper = Pick<SentQuote, 'quote' | 'acceptance'>;

/** The plain total in the name of an accepted one, so that a search for it finds the file. */
export const namePaper = ({ quote: { reference, version }, acceptance }: Paper): string => {
  const total = acceptance ? [(acceptance.totals.totalCents / 100).toFixed(2)] : [];
  return `${[reference, `v${version}`, ...total].join('-')}.pdf`;
};

/** Rows of modules: `1` is dark. The sheet has the white around them. */
export const encodeAddress = (address: string): string[] =>
  encode(address, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number).join(''));

export const writeDays = ({ quote, acceptance }: Paper, timeZone: string): PaperDays =>
  inLanguage(quote.language, () => ({
    sent: formatDay(quote.sentOn),
    validUntil: formatDay(quote.validUntil),
    accepted: acceptance ? formatTime(acceptance.atMs, timeZone, 'full') : '',
  }));

/** The file of an accepted version has no code, because nobody has to find its page again. */
export async function writePaper(
  sent: Paper,
  { words, timeZone, links }: { words: ServerWords; timeZone: string; links: SignedLinks },
): Promise<Uint8Array> {
  const { quote, acceptance } = sent;
  const address = await links.toPaperUrl(quote.reference, quote.version);
  const online = acceptance ? undefined : { address, code: encodeAddress(address) };
  const days = writeDays(sent, timeZone);
  return writePdf({ quote, acceptance, online, words: toPaperWords(words.request), days });
}

interface Parts {
  words: (language: string) => ServerWords;
  hours: () => { timeZone: string };
  links: SignedLinks;
}

export const sendPaper = async (reply: FastifyReply, sent: Paper, { words, hours, links }: Parts) =>
  reply
    .header('content-disposition', `attachment; filename="${namePaper(sent)}"`)
    .type('application/pdf')
    .send(await writePaper(sent, { words: words(sent.quote.language), timeZone: hours().timeZone, links }));
