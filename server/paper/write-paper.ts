/** The file of a version: the same bytes whenever it is made. */
import { encode } from 'uqr';
import type { ServerWords } from '../../contract/words/words-files.ts';
import type { SignedLinks } from '../signing/signed-links.ts';
import type { SentQuote } from '../store/quote-store.ts';
import { writePdf } from './write-pdf.ts';

type Paper = Pick<SentQuote, 'quote' | 'acceptance'>;

/** The plain total in the name of an accepted one, so that a search for it finds the file. */
export const namePaper = ({ quote, acceptance }: Paper): string =>
  `${[quote.reference, `v${quote.version}`, ...(acceptance ? [(acceptance.totals.totalCents / 100).toFixed(2)] : [])].join('-')}.pdf`;

/** Rows of modules: `1` is dark. The sheet has the white around them. */
export const encodeAddress = (address: string): string[] =>
  encode(address, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number).join(''));

/** The file of an accepted version has no code, because nobody has to find its page again. */
export async function writePaper(
  { quote, acceptance }: Paper,
  { words, timeZone, links }: { words: ServerWords; timeZone: string; links: SignedLinks },
): Promise<Uint8Array> {
  const address = await links.toPaperUrl(quote.reference, quote.version);
  const online = acceptance ? undefined : { address, code: encodeAddress(address) };
  return writePdf({ quote, acceptance, online, words: words.request.paper, timeZone });
}
