/**
 * The process that draws one PDF and ends, so that the server needs neither its memory nor its time. It reads a paper
 * from standard input, and writes the PDF to standard output. build-paper.ts puts it next to the typefaces.
 */
import { text } from 'node:stream/consumers';
import { drawQuote, type QuotePaper } from './draw-quote.ts';

const paper = JSON.parse(await text(process.stdin)) as QuotePaper;
process.stdout.write(await drawQuote(paper, import.meta.dirname));
