/**
 * Marks invented content once, on its card or in the head of a section that consists of samples, and only while its
 * content says `sample: true`.
 */
import { samples as words } from 'words:site';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { SectionProps } from './common.ts';
import { Counters } from './Counters/Counters.tsx';
import { Film } from './Film/Film.tsx';
import { PricingPlans } from './PricingPlans/PricingPlans.tsx';
import { Profile } from './Profile/Profile.tsx';
import { ProjectDetail } from './ProjectDetail/ProjectDetail.tsx';
import { Projects } from './Projects/Projects.tsx';
import type { Kind } from './parse-samples.ts';
import { render, type Piece } from './render-piece.ts';
import type { schemas } from './schemas.ts';
import { Skills } from './Skills/Skills.tsx';
import { Team } from './Team/Team.tsx';
import { renderSamples } from './testing.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

const films = await renderSamples('Film', (props) => <Film {...props} />);
const projects = await renderSamples('Projects', (props) => <Projects {...props} />);
const teams = await renderSamples('Team', (props) => <Team {...props} />);
const testimonials = await renderSamples('Testimonials', (props) => <Testimonials {...props} />);

const marks = (html: Piece) => html.all('small').map(({ text }) => text);
const times = (count: number) => Array<string>(count).fill(words.mark);

type Props<K extends Kind> = SectionProps<(typeof schemas)[K]>;

async function listSamples<K extends Kind>(kind: K, Section: (props: Props<K>) => ReactNode) {
  const samples = await renderSamples(kind, (props) => Section(props));
  return samples.map(({ name, props }): [string, (sample: boolean) => ReactNode] => [
    `${kind} ${name}`,
    (sample) => Section({ ...props, sample } as typeof props),
  ]);
}

const wholes = await Promise.all([
  listSamples('Counters', Counters),
  listSamples('Film', Film),
  listSamples('PricingPlans', PricingPlans),
  listSamples('Profile', Profile),
  listSamples('ProjectDetail', ProjectDetail),
  listSamples('Skills', Skills),
]);

test.each(wholes.flat())('%s: marks a block of figures once, unless the figures are real', (_, show) => {
  expect(marks(render(show(true)))).toEqual(times(1));
  expect(marks(render(show(false)))).toEqual([]);
});

test.each(testimonials)('$name: marks every quote, even those that a carousel hides', ({ props }) => {
  const html = render(<Testimonials {...props} sample />);
  expect(html.all('figure').map(marks)).toEqual((props.items ?? []).map(() => times(1)));
  expect(marks(render(<Testimonials {...props} sample={false} />))).toEqual([]);
});

/** The number of marks in the section's head, and in each of its cards. */
function countMarks(html: Piece, card: string) {
  const cards = html.all(card).map((piece) => marks(piece).length);
  return { head: marks(html).length - cards.reduce((sum, count) => sum + count, 0), cards };
}

test.each(teams)('$name: marks invented people once, or one by one among real people', ({ props }) => {
  const show = (isSample: (index: number) => boolean) => {
    const items = (props.items ?? []).map((item, index) => ({ ...item, sample: isSample(index) }));
    return countMarks(render(<Team {...props} items={items} />), 'article');
  };
  const none = (props.items ?? []).map(() => 0);
  expect(show(() => true)).toEqual({ head: 1, cards: none });
  expect(show((index) => index > 0)).toEqual({
    head: 0,
    cards: none.map((_, index) => (index > 0 ? 1 : 0)),
  });
  expect(show(() => false)).toEqual({ head: 0, cards: none });
});

test.each(projects)(
  "$name: takes a project's flag from its file, or from the section for projects of the page, and marks all once",
  ({ props }) => {
    const items = props.items ?? [];
    const show = (isSample: (index: number) => boolean, ofThisPage: boolean) =>
      countMarks(
        render(
          <Projects
            {...props}
            sample={ofThisPage}
            items={items.map((item, index) =>
              'sample' in item ? { ...item, sample: isSample(index) } : item,
            )}
          />,
        ),
        '.card',
      );
    const none = items.map(() => 0);
    expect(show(() => true, true)).toEqual({ head: 1, cards: none });
    expect(show(() => false, false)).toEqual({ head: 0, cards: none });
    const isFirstOfFile = items[0] !== undefined && 'sample' in items[0];
    expect(show((index) => index > 0, isFirstOfFile)).toEqual({
      head: 0,
      cards: items.map((item, index) => (('sample' in item ? index > 0 : isFirstOfFile) ? 1 : 0)),
    });
  },
);

test.each(films.filter(({ props }) => props.service))(
  '$name: names a sample video before it plays',
  ({ props }) => {
    expect(render(<Film {...props} sample />).text).toContain('Big Buck Bunny, a cartoon');
    expect(render(<Film {...props} sample={false} />).text).not.toContain('Big Buck Bunny');
  },
);
