/** Ten faults that a change could introduce, each with the narrowest check that must find it. */
export interface Mutation {
  name: string;
  file: string;
  /** Must be in the file exactly once. */
  from: string;
  to: string;
  /** The unit test file that must find it, or the path of a page for the page checks. */
  foundBy: string;
}

export const mutations: Mutation[] = [
  {
    name: 'a lost field',
    file: 'server/leads/parse-lead.ts',
    from: 'const stored = fields.map(',
    to: 'const stored = fields.filter(({ required }) => required).map(',
    foundBy: 'server/every-field.test.ts',
  },
  {
    name: 'a wrong timing',
    file: 'site/src/sections/Hero/Hero.schema.ts',
    from: '.min(2000).default(5000)',
    to: '.min(2000).default(6000)',
    foundBy: 'site/src/sections/Hero/Hero.test.tsx',
  },
  {
    name: 'a faint color',
    file: 'site/src/directions/structure/direction.yaml',
    from: "quiet: '#565c62'",
    to: "quiet: '#868c92'",
    foundBy: 'site/src/directions/directions.test.ts',
  },
  {
    name: 'a form that goes nowhere without JavaScript',
    file: 'site/src/sections/Enquiry/EnquiryForm.island.tsx',
    from: 'action={atLeadServer(endpoint)}',
    to: '',
    foundBy: 'site/src/sections/Enquiry/Enquiry.test.tsx',
  },
  {
    name: 'a missing header',
    file: 'contract/common-headers.ts',
    from: "'x-content-type-options': 'nosniff',",
    to: '',
    foundBy: 'server/surface.test.ts',
  },
  {
    name: 'an overweight page',
    file: 'site/src/layouts/defer-below-fold.client.ts',
    from: "root.dataset.pictures = 'held';",
    to: '',
    foundBy: '/',
  },
  {
    name: 'a dead link',
    file: 'showcase/navigation.yaml',
    from: '- {label: Gallery, path: /gallery}',
    to: '- {label: Gallery, path: /galery}',
    foundBy: 'tools/launch/find-dead-links.test.ts',
  },
  {
    name: 'a lost receipt',
    file: 'server/outbox/plan-deliveries.ts',
    from: 'return [...toOwners, { ...receipt, unlessWrittenSinceMs: lead.receivedAtMs - receiptPauseMs }];',
    to: 'return toOwners;',
    foundBy: 'server/outbox/delivery.test.ts',
  },
  {
    name: 'a wrong count of the takeoff',
    file: 'domain/takeoff/drywall.ts',
    from: 'const pail = 450;',
    to: 'const pail = 500;',
    foundBy: 'domain/takeoff/takeoff.test.ts',
  },
  {
    name: 'an unescaped word',
    file: 'domain/escape-html.ts',
    from: "  '<': '&lt;',\n",
    to: '',
    foundBy: 'server/outbox/delivery.test.ts',
  },
];
