/** Pages that nobody comes to, and a home page that lets visitors go. */
import { findPagePath } from '../../site/src/lib/content-folders.ts';
import type { OpenPoint } from './open-point.ts';
import { listSections, type Content } from './read-content.ts';
import { isPublic, listTargets } from './site-map.ts';

const asking = ['CallToAction', 'Enquiry'];

export function findDeadEnds(content: Content): OpenPoint[] {
  const { files, company } = content;
  const pages = files.filter((file) => isPublic(file, content));
  const home = pages.find(({ name }) => findPagePath(name) === `/${company.home}`);
  const doesAsk = home && listSections(home).some(({ kind }) => asking.includes(String(kind)));
  // Menus are above every page; what every page of a sort says is in detail-pages.yaml.
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
        what: `No page and no menu leads to ${findPagePath(name)}.`,
        where: name,
        write: 'Link it from a page that visitors read, or tick “Hide from search engines”.',
      })),
  ];
}
