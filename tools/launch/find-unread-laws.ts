/** Finds paragraphs of law for written quotes that nobody has confirmed or dated, and states without any. */
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

export function findUnreadLaws({ company }: Content): OpenPoint[] {
  const { quotes, serviceArea } = company;
  if (!quotes.on) return [];
  const point = (what: string, write: string): OpenPoint => ({
    ...{ kind: 'law', where: 'company.yaml' },
    ...{ what, write },
  });
  const isRead = ({ text, confirmedBy }: (typeof quotes.laws)[number]) => Boolean(text && confirmedBy);
  const unread = quotes.laws.filter((law) => !isRead(law));
  const undated = quotes.laws.filter((law) => isRead(law) && law.checked === undefined);
  const unknown = serviceArea.filter(({ code }) => !quotes.laws.some(({ state }) => state === code));
  return [
    ...unread.map(({ state, topic, source }) =>
      point(
        `Quotes in ${state} leave out “${topic}”, because nobody has confirmed it.`,
        `Read ${source}, or ask a lawyer. Then write the paragraph and your name under “Written quotes”.`,
      ),
    ),
    ...undated.map(({ state, topic }) =>
      point(
        `Nobody knows on which day “${topic}” of ${state} was read, and laws change.`,
        'Read it again, and write the day under “Written quotes”.',
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
