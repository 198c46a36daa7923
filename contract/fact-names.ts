/**
 * The facts that every text of content/ can name in braces, such as `{phone}`; listFacts in company.ts returns their
 * values, and listAllFacts in site/src/collections/fill.ts the last two.
 */
export const factNames = [
  'company',
  'trade',
  'phone',
  'email',
  'bidEmail',
  'town',
  'state',
  'stateName',
  'states',
  'region',
  'towns',
  'founded',
  'years',
  'counting',
  'visits',
  'quotes',
] as const;
