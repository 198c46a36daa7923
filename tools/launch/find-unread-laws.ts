/** Finds what the law wants in written quotes and nobody has confirmed. */
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

export function findUnreadLaws({ company }: Content): OpenPoint[] {
  const { quotes, serviceArea } = company;
  if (!quotes.on) return [];
  const point = (what: string, write: string): OpenPoint => ({
    ...{ kind: 'law', where: 'company.yaml' },
    ...{ what, write },
  });
  const unread = quotes.laws.filter(({ text, confirmedBy }) => !text || !confirmedBy);
  const unknown = serviceArea.filter(({ code }) => !quotes.laws.some(({ state }) => state === code));
  return [
    ...unread.map(({ state, topic, source }) =>
      point(
        `Quotes in ${state} leave out “${topic}”, because nobody has confirmed it.`,
        `Read ${source}, or ask a lawyer. Then write the paragraph and your name under “Written quotes”.`,
      ),
    ),
    ...unknown.map(({ name }) =>
      point(
        `Nobody has looked up what the law of ${name} wants in a quote.`,
        'Write it under “Written quotes”, as “What the law wants in writing”.',
      ),
    ),
  ];
}
