/** Finds people, quotes, projects, figures, partners and films with `sample: true`, and the pages that show them. */
import { isFields, type Fields } from '../../contract/values.ts';
import { findPagePath, splitContentFile } from '../../site/src/entries/content-folders.ts';
import type { OpenPoint } from './open-point.ts';
import { listSections, type Content } from './read-content.ts';
import { listNamed } from './site-map.ts';

const entries: Record<string, { what: string; write: string }> = {
  team: { what: 'person', write: 'Write who really works for you' },
  services: { what: 'service', write: 'Write what you do, or remove it' },
  projects: { what: 'project', write: 'Write a job that you have done, with the client’s consent' },
  partners: { what: 'partner', write: 'Name a firm that agreed to be named' },
};

const sections: Record<string, { what: string; write: string }> = {
  Testimonials: { what: 'quotes', write: 'Write what clients said, with their consent' },
  Counters: { what: 'figures', write: 'Write figures that you can prove' },
  Skills: { what: 'percentages', write: 'Write percentages that you can prove' },
  Film: { what: 'film', write: 'Choose a film of your own' },
  Projects: { what: 'projects of this page', write: 'Write jobs that you have done' },
};

const thenUncheck = 'then uncheck “Still a sample”.';

export function findSamples({ files, company }: Content): OpenPoint[] {
  const nameHome = (page: string) => (page === `/${company.home}` ? 'the home page' : page);
  return files.flatMap((file): OpenPoint[] => {
    const { folder = '', name: id = '' } = splitContentFile(file.name) ?? {};
    const own = isFields(file.data) ? file.data : {};
    const isSample = own['sample'] === true;
    const entry = entries[folder];
    const points: OpenPoint[] = [];
    if (entry && isSample) {
      const shownOn = files.filter((page) => listSections(page).flatMap(listNamed).includes(file.name));
      const pages = shownOn.map(({ name }) => nameHome(findPagePath(name) ?? name));
      points.push({
        kind: 'sample',
        what: `The ${entry.what} “${findText(own, ['name', 'title']) ?? id}” is made up.${describePages(pages)}`,
        where: file.name,
        write: `${entry.write}, ${thenUncheck}`,
      });
    }
    if (!entry && isSample)
      points.push({
        kind: 'sample',
        what: `The content of ${file.name} is made up.`,
        where: file.name,
        write: `Write your own, ${thenUncheck}`,
      });
    const film = own['film'];
    if (isFields(film) && film['sample'] === true)
      points.push(describe({ ...film, kind: 'Film' }, file.name));
    return [
      ...points,
      ...listSections(file)
        .filter(({ sample }) => sample === true)
        .map((section) => describe(section, file.name)),
    ];
  });
}

function describe(section: Fields, where: string): OpenPoint {
  const kind = String(section['kind']);
  const { what, write } = sections[kind] ?? { what: `section ${kind}`, write: 'Write your own' };
  const title = findText(section, ['title']) ?? kind;
  return {
    kind: 'sample',
    what: `On ${findPagePath(where) ?? where}, the ${what} under “${title}” ${what.endsWith('s') ? 'are' : 'is'} made up.`,
    where,
    write: `${write}, ${thenUncheck}`,
  };
}

const describePages = (pages: string[]): string => (pages.length > 0 ? ` Shown on ${pages.join(', ')}.` : '');

const findText = (fields: Fields, names: string[]): string | undefined =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string');
