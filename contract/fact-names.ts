/** What every text of content/ may say in braces, such as `{phone}`; listFacts in company.ts gives their values. */
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
] as const;
