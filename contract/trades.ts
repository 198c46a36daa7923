/** The trade's type in schema.org: subtypes of HomeAndConstructionBusiness. */
export const businesses = [
  'Electrician',
  'GeneralContractor',
  'HousePainter',
  'HVACBusiness',
  'Plumber',
  'RoofingContractor',
] as const;
type Business = (typeof businesses)[number];

const walls = /fram|drywall|ceiling|plaster/;

/** The first match wins: "Drywall and painting" is not a house painter. */
const patterns: readonly [RegExp, Business][] = [
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
  return patterns.find(([words]) => words.test(text))?.[1] ?? 'GeneralContractor';
}
