/** Former names of section kinds, for pages copied from older ones and for `npm run upgrade`. */
export const renamedKinds: Readonly<Record<string, string>> = {
  Article: 'Post',
  Articles: 'PostTeasers',
  Career: 'Experience',
  Demonstration: 'DemoNotice',
  Invitation: 'CallToAction',
  Journal: 'PostList',
  Place: 'Map',
  Plans: 'PricingPlans',
  ProjectStory: 'ProjectDetail',
  Questions: 'Faq',
  Reach: 'ContactDetails',
  Results: 'Checklist',
  SiteIndex: 'SiteSearch',
  Stages: 'BeforeAfter',
  VariantIndex: 'VariantList',
};
