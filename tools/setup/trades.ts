/** What follows from a trade: what search engines are told, and which home page is proposed. */
import type { Company } from '../../contract/company.ts';

interface Trade {
  words: RegExp;
  business: Company['business'];
  /** Names a file of content/homes. */
  home: string;
}

/** The first whose word is in the answer. */
const trades: readonly Trade[] = [
  { words: /fram|drywall|ceiling|plaster/, business: 'GeneralContractor', home: 'index-01' },
  { words: /roof|gutter/, business: 'RoofingContractor', home: 'index-04' },
  { words: /plumb|sewer|water/, business: 'Plumber', home: 'index-06' },
  { words: /electric/, business: 'Electrician', home: 'index-02' },
  { words: /hvac|heating|air condition|cooling/, business: 'HVACBusiness', home: 'index-02' },
  { words: /paint/, business: 'HousePainter', home: 'index-03' },
  { words: /carpent|deck|porch|stair|cabinet/, business: 'GeneralContractor', home: 'index-08' },
  { words: /haul|logistic|truck/, business: 'GeneralContractor', home: 'index-07' },
  { words: /architect|interior|design/, business: 'GeneralContractor', home: 'index-09' },
  { words: /energy|solar|wind/, business: 'GeneralContractor', home: 'index-10' },
  { words: /industr|plant|steel/, business: 'GeneralContractor', home: 'index-05' },
  { words: /renovat|remodel|restor/, business: 'GeneralContractor', home: 'index-03' },
];

const other = { business: 'GeneralContractor', home: 'index-02' } as const;

export function chooseTrade(words: string): Omit<Trade, 'words'> {
  const text = words.toLowerCase();
  return trades.find((trade) => trade.words.test(text)) ?? other;
}

/** Whether the services of the demonstration, which are about framing, drywall and ceilings, are of this trade. */
export const isTradeOfServices = (words: string): boolean => chooseTrade(words) === trades[0];
