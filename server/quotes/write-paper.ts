/** The file of a version: the same bytes whenever it is made. */
import type { Quote } from '../../contract/quote.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import type { SentQuote } from '../store/quote-store.ts';
import { listUndrawable as list, writePdf as write } from './pdf/write-pdf.ts';

/** The plain total in the name of an accepted one, so that a search for it finds the file. */
export const namePaper = ({ quote, acceptance }: Pick<SentQuote, 'quote' | 'acceptance'>): string =>
  `${[quote.reference, `v${quote.version}`, ...(acceptance ? [(acceptance.totals.totalCents / 100).toFixed(2)] : [])].join('-')}.pdf`;

export const writePdf = ({ quote, acceptance }: SentQuote, words: ServerWords): Promise<Uint8Array> =>
  write(quote, acceptance, words.request.paper);

/** Letters of a quote that the file cannot show. */
export const listUndrawable = (quote: Quote): Promise<string[]> => list(quote);
