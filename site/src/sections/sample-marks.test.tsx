/** What is invented says so on its card, once, and only while its content says `sample: true`. */
import { samples as words } from 'words:site';
import { expect, test } from 'vitest';
import { Counters } from './Counters/Counters.tsx';
import { Film } from './Film/Film.tsx';
import { Profile } from './Profile/Profile.tsx';
import { ProjectDetail } from './ProjectDetail/ProjectDetail.tsx';
import { Projects } from './Projects/Projects.tsx';
import { render, type Piece } from './render-piece.ts';
import { Skills } from './Skills/Skills.tsx';
import { Team } from './Team/Team.tsx';
import { renderSamples } from './testing.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

const counters = await renderSamples('Counters', (props) => <Counters {...props} />);
const films = await renderSamples('Film', (props) => <Film {...props} />);
const profiles = await renderSamples('Profile', (props) => <Profile {...props} />);
const details = await renderSamples('ProjectDetail', (props) => <ProjectDetail {...props} />);
const projects = await renderSamples('Projects', (props) => <Projects {...props} />);
const skills = await renderSamples('Skills', (props) => <Skills {...props} />);
const teams = await renderSamples('Team', (props) => <Team {...props} />);
const testimonials = await renderSamples('Testimonials', (props) => <Testimonials {...props} />);

const marks = (html: Piece) => html.all('small').map(({ text }) => text);
const times = (count: number) => Array<string>(count).fill(words.mark);

const wholes = [
  ...counters.map(({ name, props }) => [
    `Counters ${name}`,
    (sample: boolean) => <Counters {...props} sample={sample} />,
  ]),
  ...films.map(({ name, props }) => [
    `Film ${name}`,
    (sample: boolean) => <Film {...props} sample={sample} />,
  ]),
  ...profiles.map(({ name, props }) => [
    `Profile ${name}`,
    (sample: boolean) => <Profile {...props} sample={sample} />,
  ]),
  ...details.map(({ name, props }) => [
    `ProjectDetail ${name}`,
    (sample: boolean) => <ProjectDetail {...props} sample={sample} />,
  ]),
  ...skills.map(({ name, props }) => [
    `Skills ${name}`,
    (sample: boolean) => <Skills {...props} sample={sample} />,
  ]),
] as [string, (sample: boolean) => React.ReactNode][];

test.each(wholes)('%s: figures that are one block are marked once, and not when they are real', (_, show) => {
  expect(marks(render(show(true)))).toEqual(times(1));
  expect(marks(render(show(false)))).toEqual([]);
});

test.each(testimonials)('$name: every quote is marked, also those that a carousel hides', ({ props }) => {
  const html = render(<Testimonials {...props} sample />);
  expect(html.all('figure').map(marks)).toEqual((props.items ?? []).map(() => times(1)));
  expect(marks(render(<Testimonials {...props} sample={false} />))).toEqual([]);
});

test.each(teams)(
  '$name: the card of an invented person is marked, that of a real one beside it is not',
  ({ props }) => {
    const items = (props.items ?? []).map((item, index) => ({ ...item, sample: index === 0 }));
    const html = render(<Team {...props} items={items} />);
    expect(html.all('article').map(marks)).toEqual(items.map((_, index) => times(index === 0 ? 1 : 0)));
  },
);

test.each(projects)(
  '$name: a project is marked by its own file, one of this page by its section',
  ({ props }) => {
    const items = (props.items ?? []).map((item, index) =>
      'sample' in item ? { ...item, sample: index === 0 } : item,
    );
    const count = (sample: boolean) =>
      marks(render(<Projects {...props} items={items} sample={sample} />)).length;
    const fromFiles = items.filter((item) => 'sample' in item && item.sample).length;
    const ofThisPage = items.filter((item) => !('sample' in item)).length;
    expect(count(false)).toBe(fromFiles);
    expect(count(true)).toBe(fromFiles + ofThisPage);
  },
);

test.each(films)('$name: a sample video is named before it plays', ({ props }) => {
  expect(render(<Film {...props} sample />).text).toContain('Big Buck Bunny, a cartoon');
  expect(render(<Film {...props} sample={false} />).text).not.toContain('Big Buck Bunny');
});
