const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
const before = 'from|starting at|starts at|about|around|up to|only';
const after = String.raw`\+|/(?!\d)|(?:per|an?|each|and up|and more|or more)\b`;
/** An amount with nothing but the usual words around it: “2 rooms” is none. */
const bare = new RegExp(
  `^((?:${before}) )?(${amount})(?:( ?[-–] ?| to )(${amount}))?(?= ?(?:$|${after}))`,
  'i',
);

/** Adds the dollar signs to a price without one, such as “from 350” or “3-4.50 per square foot”. */
export const parsePrice = (text: string): string =>
  text.replace(bare, (_, lead = '', from: string, dash?: string, to?: string) =>
    dash === undefined ? `${lead}$${from}` : `${lead}$${from}${dash}$${to}`,
  );
