/** What search engines are told the company is, from its words for the trade. */
import type { Company } from '../../contract/company.ts';

type Business = Company['business'];

const walls = /fram|drywall|ceiling|plaster/;

/** The first whose word is in the answer: "Drywall and painting" is no house painter. */
const businesses: readonly [RegExp, Business][] = [
  [walls, 'GeneralContractor'],
  [/roof|gutter/, 'RoofingContractor'],
  [/plumb|sewer|water/, 'Plumber'],
  [/electric/, 'Electrician'],
  [/hvac|heating|air condition|cooling/, 'HVACBusiness'],
  [/paint/, 'HousePainter'],
];

/** Whether the company does the work that the starter's pages for builders count and price. */
export const buildsWalls = (trade: string): boolean => walls.test(trade.toLowerCase());

export function chooseBusiness(trade: string): Business {
  const text = trade.toLowerCase();
  return businesses.find(([words]) => words.test(text))?.[1] ?? 'GeneralContractor';
}
