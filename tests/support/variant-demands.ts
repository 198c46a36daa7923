/**
 * What docs/specification.md demands of each home page (“Other home pages”), apart from the content files, so that the
 * two can disagree. A home and its one-pager of the same number must both fulfill it, except where a page is named.
 */
export interface Demand {
  number: string;
  name: string;
  /** Which of the two pages; both when left out. */
  only?: 'home' | 'onepage';
  /** THEME-COLORS. */
  accent: string;
  /** Kinds of sections that must be on the page; others may be too. */
  kinds: string[];
  /** Slides of the hero, at least; films in it. */
  slides?: number;
  films?: number;
  /** Titles of services, in order, in one section. */
  services?: string[];
  /** How many services one section each shows, for example three and four. */
  serviceCounts?: number[];
  /** Bars: title (`null`: any) and percent, in order. */
  skills?: [title: string | null, percent: number][];
  /** Counters as shown, in order; and how long they run in ms. */
  counters?: { shown: string[]; titles?: string[]; durationMs?: number };
  filters?: string[];
  /** Carousels: kind of section, and how many slides are side by side at 1440 px. */
  carousels?: { kind: string; shown: number; autoplayMs?: number }[];
  /** Forms: fields by name, in order, where it posts, what its button says, and where it is. */
  forms?: { fields: string[]; action: string; button?: string; top?: boolean }[];
  checklist?: boolean;
  signature?: boolean;
  /** What is beside the contact form. */
  beside?: 'Map' | 'picture';
}

const contact = ['name', 'email', 'phone', 'message'];
const withWebsite = ['name', 'email', 'phone', 'website', 'message'];
const serviceRequest = ['name', 'phoneNumber', 'email', 'address', 'service'];

export const serviceChoices = [
  'General construction',
  'Modified Roofing',
  'Metal Roofing',
  'Vegetative Roofing',
  'Inspections',
  'Siding & Gutters',
];

export const demands: Demand[] = [
  // VARIANT-01
  {
    number: '01',
    name: 'Variant 1',
    only: 'onepage',
    accent: '#ffb703',
    slides: 2,
    kinds: [
      'Hero',
      'Introduction',
      'Services',
      'Counters',
      'Projects',
      'Testimonials',
      'CallToAction',
      'PostTeasers',
      'Partners',
    ],
    counters: {
      shown: ['94+', '83+', '42+', '8+'],
      titles: ['Successfully Project', 'Happy Clients', 'Qualified Engineers', 'Years Experience'],
      durationMs: 5000,
    },
    carousels: [
      { kind: 'Services', shown: 3 },
      { kind: 'Projects', shown: 3 },
      { kind: 'Testimonials', shown: 1 },
      { kind: 'PostTeasers', shown: 3, autoplayMs: 5000 },
      { kind: 'Partners', shown: 5 },
    ],
  },
  // VARIANT-02
  {
    number: '02',
    name: 'Variant 2',
    accent: '#ffb703',
    slides: 2,
    kinds: [
      'Hero',
      'Introduction',
      'Services',
      'CallToAction',
      'Skills',
      'Team',
      'Partners',
      'Testimonials',
      'Enquiry',
      'Map',
      'PostTeasers',
    ],
    serviceCounts: [3, 6],
    skills: [100, 95, 90, 85, 85].map((percent) => [null, percent]),
    carousels: [
      { kind: 'Team', shown: 3 },
      { kind: 'Testimonials', shown: 1 },
      { kind: 'PostTeasers', shown: 3, autoplayMs: 5000 },
    ],
    forms: [{ fields: contact, action: '/contact.php' }],
  },
  // VARIANT-03
  {
    number: '03',
    name: 'Variant 3',
    accent: '#ffb703',
    slides: 2,
    kinds: [
      'Hero',
      'Introduction',
      'Services',
      'CallToAction',
      'Skills',
      'Team',
      'Partners',
      'Testimonials',
      'Enquiry',
      'PostTeasers',
    ],
    serviceCounts: [3, 6],
    skills: [80, 95, 70].map((percent) => [null, percent]),
    carousels: [
      { kind: 'Team', shown: 3 },
      { kind: 'Testimonials', shown: 3 },
      { kind: 'PostTeasers', shown: 3, autoplayMs: 5000 },
    ],
    forms: [{ fields: contact, action: '/contact.php' }],
    beside: 'picture',
  },
  // VARIANT-04
  {
    number: '04',
    name: 'Roofing',
    accent: '#e8271e',
    slides: 2,
    kinds: ['Hero', 'Introduction', 'Services', 'Projects', 'Checklist', 'Film', 'Testimonials', 'Partners'],
    services: serviceChoices,
    forms: [{ fields: serviceRequest, action: '/contact.php' }],
  },
  // VARIANT-05
  {
    number: '05',
    name: 'Industry',
    accent: '#eb003d',
    slides: 2,
    kinds: ['Hero', 'Introduction', 'Services', 'Counters', 'Projects', 'Testimonials'],
    counters: { shown: ['130+', '50+', '200+', '60+'], durationMs: 2500 },
  },
  // VARIANT-06
  {
    number: '06',
    name: 'Plumber',
    accent: '#0052da',
    kinds: ['Hero', 'Services', 'Counters', 'Projects', 'Team'],
    counters: { shown: ['552+', '652k'] },
    filters: ['All', 'Bathroom', 'Gas Line', 'Kitchen', 'Water Line'],
    carousels: [{ kind: 'Team', shown: 4 }],
    forms: [{ fields: contact, action: '/contact.php', top: true }],
  },
  // VARIANT-07
  {
    number: '07',
    name: 'Logistics',
    accent: '#21c0f5',
    slides: 2,
    kinds: ['Hero', 'Introduction', 'Services', 'Enquiry'],
    forms: [{ fields: withWebsite, action: '/contact.php' }],
  },
  // VARIANT-08
  {
    number: '08',
    name: 'Carpenter',
    accent: '#e88e2e',
    kinds: ['Hero', 'Introduction', 'Services', 'Counters', 'Projects'],
    counters: { shown: ['35+', '320k'] },
    filters: ['All', 'General', 'Indoor', 'Outdoor', 'Repair'],
    forms: [{ fields: serviceRequest, action: '/contact.php', button: 'Request A Service' }],
  },
  // VARIANT-09
  {
    number: '09',
    name: 'Architecture and interior',
    accent: '#c8a27a',
    kinds: ['Hero', 'Introduction', 'Services', 'Counters', 'Projects'],
    counters: { shown: ['500+', '300+', '400+', '700+'] },
    carousels: [{ kind: 'Projects', shown: 4, autoplayMs: 3000 }],
  },
  // VARIANT-10
  {
    number: '10',
    name: 'Energy',
    accent: '#ffb703',
    slides: 2,
    kinds: [
      'Hero',
      'Services',
      'Introduction',
      'Checklist',
      'Testimonials',
      'Skills',
      'Counters',
      'PostTeasers',
      'Enquiry',
    ],
    serviceCounts: [3, 4],
    checklist: true,
    skills: [
      ['Wind', 80],
      ['Hydro', 75],
      ['Solar', 90],
    ],
    counters: { shown: ['+341', '+302', '+152', '+32'] },
    forms: [{ fields: contact, action: '/contact.php' }],
  },
  // VARIANT-11
  {
    number: '11',
    name: 'Construction 4',
    accent: '#ffb703',
    slides: 2,
    kinds: [
      'Hero',
      'Introduction',
      'Skills',
      'Services',
      'Projects',
      'Testimonials',
      'Film',
      'CallToAction',
      'Team',
      'Partners',
    ],
    services: ['Preconstruction', 'Construction', 'Reconstruction'],
    skills: [85, 80, 95].map((percent) => [null, percent]),
    carousels: [
      { kind: 'Projects', shown: 3 },
      { kind: 'Team', shown: 3 },
    ],
  },
  // VARIANT-12
  {
    number: '12',
    name: 'Construction 5',
    accent: '#ffb703',
    kinds: [
      'Hero',
      'Services',
      'Introduction',
      'Partners',
      'Film',
      'Skills',
      'Counters',
      'Projects',
      'Testimonials',
      'PostTeasers',
      'Enquiry',
    ],
    serviceCounts: [4],
    signature: true,
    counters: {
      shown: ['40+', '300+', '30+', '600+'],
      titles: ['Products', 'Projects Completed', 'Awards', 'Happy Clients'],
    },
    carousels: [{ kind: 'Projects', shown: 3 }],
    // The one with the status line.
    forms: [{ fields: withWebsite, action: '/mailer.php' }],
  },
  // VARIANT-13
  {
    number: '13',
    name: 'Variant 6',
    accent: '#e8271e',
    kinds: ['Hero', 'Services', 'Skills'],
    services: ['Construction Management', 'Facade Engineering', 'Apartment Design', 'Urban Planning'],
    skills: [
      ['Manufacturing', 85],
      ['Metallurgy', 80],
      ['Urban Planning', 95],
    ],
  },
  // VARIANT-14
  {
    number: '14',
    name: 'Variant 7',
    accent: '#e88e2e',
    slides: 2,
    films: 2,
    kinds: ['Hero', 'Introduction', 'Services'],
  },
  // VARIANT-15
  {
    number: '15',
    name: 'Industry home 2',
    accent: '#eb003d',
    slides: 3,
    films: 3,
    kinds: ['Hero', 'Services'],
    services: [
      'Mechanical Works',
      'Power & Energy',
      'Petroleum Refinery',
      'Steelworks',
      'Industry Plastic',
      'Industry Polymer',
    ],
  },
];
