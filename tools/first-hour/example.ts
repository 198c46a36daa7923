/** The company of docs/guide/first-hour.md, as a person types its facts, and three of its jobs. */
export const facts = {
  name: 'Delgado Walls',
  tagline: 'Drywall and Framing',
  phone: '864.271.2222',
  email: 'office@delgadowalls.com',
  town: 'Greenville',
  state: 'South Carolina',
  postalCode: '29601',
  'hours.office': 'Mon-Sat 7:30 am to 4 pm',
  licenses: 'SC CLG 123456 exp 10/31/2099',
  founded: '2016',
  url: 'https://www.delgadowalls.com',
};

export const look = { home: 'classic', direction: 'homestead', letters: 'DW' };

export interface Job {
  title: string;
  /** Its photograph. */
  file: string;
  alt: string;
  tag: string;
  place: string;
  scope: string;
  year: number;
  client: string;
  description: string;
  text: readonly string[];
  outcome: readonly string[];
}

export const jobs: readonly [Job, ...Job[]] = [
  {
    title: 'Living room on Augusta Street',
    file: 'interior-living.jpg',
    alt: 'A finished living room with a lit tray ceiling, an oak floor and a gray sofa',
    tag: 'Interiors',
    place: 'Greenville, SC',
    scope: 'Tray ceiling, drywall, paint',
    year: 2026,
    client: 'A family on Augusta Street',
    description:
      'A tray ceiling with hidden light, new drywall and paint in a living room in Greenville, South Carolina.',
    text: ['The old ceiling sagged between the joists. We took it down, leveled the frame and built a tray.'],
    outcome: ['Done in eleven days', 'Level 5 around the light'],
  },
  {
    title: 'Garage on Pine Knoll',
    file: 'house-garage.jpg',
    alt: 'A two-story house at dusk seen over its driveway, with a timber garage door',
    tag: 'House & Exterior',
    place: 'Greer, SC',
    scope: 'Frame and drywall of a garage',
    year: 2025,
    client: 'The owners of the house',
    description:
      'The frame and fire-rated drywall of a garage with a room above it in Greer, South Carolina.',
    text: [
      'The room above the garage had to be warm and quiet. The ceiling below it holds back fire for an hour.',
    ],
    outcome: ['Framed in nine days', 'Passed at the first inspection'],
  },
  {
    title: 'Office floor on Main Street',
    file: 'ceiling-office.jpg',
    alt: 'An open office under a level suspended ceiling with light panels',
    tag: 'Architecture',
    place: 'Greenville, SC',
    scope: 'Suspended ceiling and partitions',
    year: 2026,
    client: 'A firm of surveyors',
    description:
      'A suspended ceiling and steel-stud partitions for one office floor on Main Street in Greenville.',
    text: ['The floor stayed open while we worked: one half at a time, at night, swept before eight.'],
    outcome: ['No day of work lost', 'Level within an eighth of an inch'],
  },
];
