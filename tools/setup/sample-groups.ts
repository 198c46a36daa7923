/** What can be put away, by the word for it in `--put-samples-away`. */
export const sampleGroups = {
  people: 'the team, and pages and sections that show it',
  quotes: 'what clients are made to say',
  projects: 'finished jobs, and the gallery of renderings',
  articles: 'the blog',
  shop: 'the demonstration shop with cart, checkout and account',
  variants: 'other home pages, one-page sites and other looks of the same page',
  figures: 'numbers, percentages and what general contractors are told',
  partners: 'the row of partners',
  films: 'films that are not yours',
  prices: 'prices of single jobs and the page of plans',
  proofs: 'insurance, certificates and links to start pages of networks',
} as const;

export type SampleGroup = keyof typeof sampleGroups;

export const isSampleGroup = (name: string): name is SampleGroup => Object.hasOwn(sampleGroups, name);

export const listSampleGroups = (): SampleGroup[] => Object.keys(sampleGroups).filter(isSampleGroup);
