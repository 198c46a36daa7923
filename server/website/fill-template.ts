/** Puts words into the slots of a page that the build prepared (contract/page-templates.ts). */
import type { FastifyReply } from 'fastify';
import { slots } from '../../contract/page-templates.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Template } from './open-site.ts';

/** A slot of the contract → what replaces it. Text is escaped; `html` was escaped by whoever wrote it. */
export type SlotWords = Readonly<Record<string, string | { html: string }>>;

/** The part between `eachResult` and `endEachResult` comes once for each of `results`; a slot without words is emptied. */
export function fillTemplate(html: string, words: SlotWords, results: readonly SlotWords[] = []): string {
  const [before, result, after] = cutOut(html, slots.eachResult, slots.endEachResult);
  return fill(before, words) + results.map((each) => fill(result, each)).join('') + fill(after, words);
}

export function sendTemplate(reply: FastifyReply, template: Template, words: SlotWords): FastifyReply {
  reply.type('text/html; charset=utf-8').header('content-security-policy', template.policy);
  return reply.send(fillTemplate(template.html, words));
}

/** One pass: a visitor who types a slot sees it again as text. */
function fill(html: string, words: SlotWords): string {
  return html.replace(/\[\[[\w:-]+\]\]/g, (slot) => {
    const word = Object.hasOwn(words, slot) ? words[slot] : undefined;
    return typeof word === 'object' ? word.html : escapeHtml(word ?? '');
  });
}

function cutOut(html: string, opening: string, closing: string): [string, string, string] {
  const start = html.indexOf(opening);
  const end = html.indexOf(closing, start);
  if (start < 0 || end < 0) return [html, '', ''];
  return [html.slice(0, start), html.slice(start + opening.length, end), html.slice(end + closing.length)];
}
