/** The file of a version: the same bytes whenever it is made. */
import type { ServerWords } from '../../contract/words/words-files.ts';
import type { SentQuote } from '../store/quote-store.ts';
import { writePdf } from './write-pdf.ts';

type Paper = Pick<SentQuote, 'quote' | 'acceptance'>;

/** The plain total in the name of an accepted one, so that a search for it finds the file. */
export const namePaper = ({ quote, acceptance }: Paper): string =>
  `${[quote.reference, `v${quote.version}`, ...(acceptance ? [(acceptance.totals.totalCents / 100).toFixed(2)] : [])].join('-')}.pdf`;

export const writePaper = (
  { quote, acceptance }: Paper,
  words: ServerWords,
  timeZone: string,
): Promise<Uint8Array> => writePdf({ quote, acceptance, words: words.request.paper, timeZone });
