/** Finds pages without a link to them, and a home page that does not ask for the job. */
import { findPagePath } from '../../site/src/entries/content-folders.ts';
import type { OpenPoint } from './open-point.ts';
import { listSections, type Content } from './read-content.ts';
import { isPublic, listTargets } from './site-map.ts';

const asking = ['CallToAction', 'Enquiry'];

export function findDeadEnds(content: Content): OpenPoint[] {
  const { files, company } = content;
  const pages = files.filter((file) => isPublic(file, content));
  const home = pages.find(({ name }) => findPagePath(name) === `/${company.home}`);
  const doesAsk = home && listSections(home).some(({ kind }) => asking.includes(String(kind)));
  // These files are on every page, or on every page of a collection.
  const everywhere = files.filter(({ name }) => /^(?:navigation|detail-pages|blog)\.yaml$/.test(name));
  const linked = new Set(
    [...pages, ...everywhere].flatMap((file) =>
      listTargets(file, content).filter((target) => target !== findPagePath(file.name)),
    ),
  );
  return [
    ...(home && !doesAsk
      ? [
          {
            kind: 'call-to-action' as const,
            what: 'The home page ends without asking for the job.',
            where: home.name,
            write: 'Add a section “Invitation” or “Form”.',
          },
        ]
      : []),
    ...pages
      .filter((file) => file !== home && !linked.has(findPagePath(file.name) ?? ''))
      .map(({ name }): OpenPoint => ({
        kind: 'unlinked',
        what: `No page or menu links to ${findPagePath(name)}.`,
        where: name,
        write: 'Link to it from a page that visitors read, or check “Hide from search engines”.',
      })),
  ];
}
