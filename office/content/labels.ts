/** Makes readable labels for fields whose schema has none. */

const known: Record<string, string> = {
  alt: 'What the picture shows',
  email: 'E-mail',
  faq: 'FAQ',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  zip: 'ZIP code',
  url: 'Web address',
  path: 'Leads to',
};

/** "benefitsHeading" → "Benefits heading". */
export function toLabel(name: string): string {
  const own = known[name];
  if (own) return own;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Items" → "item", "Categories" → "category". */
export function toSingular(label: string): string {
  const name = label.toLowerCase();
  if (name === 'text') return 'paragraph';
  return name
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

/** A removed entry has only its file name. */
export const nameFile = (file: string): string => toLabel(file.replace(/^.*\//, '').replace(/\.\w+$/, ''));
