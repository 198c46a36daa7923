/** Derives the company's schema.org type from the words for its trade. */
import type { Company } from '../../contract/company.ts';

type Business = Company['business'];

const walls = /fram|drywall|ceiling|plaster/;

/** The first match wins: "Drywall and painting" is not a house painter. */
const businesses: readonly [RegExp, Business][] = [
  [walls, 'GeneralContractor'],
  [/roof|gutter/, 'RoofingContractor'],
  [/plumb|sewer|water/, 'Plumber'],
  [/electric/, 'Electrician'],
  [/hvac|heating|air condition|cooling/, 'HVACBusiness'],
  [/paint/, 'HousePainter'],
];

/** Whether the starter's pages for builders fit the company. */
export const buildsWalls = (trade: string): boolean => walls.test(trade.toLowerCase());

export function chooseBusiness(trade: string): Business {
  const text = trade.toLowerCase();
  return businesses.find(([words]) => words.test(text))?.[1] ?? 'GeneralContractor';
}
