/** Finds a company's name that leaves no room for the menu beside it. */
import { fitHeader, type HeaderMenus } from '../../site/src/logo/fit-header.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

const places = {
  wide: 'On tablets and small laptops, the menu is behind a button',
  always: 'The menu is behind a button, even on wide screens',
};

export function findTightHeader({ company, files }: Content): OpenPoint[] {
  const menus = files.find(({ name }) => name === 'navigation.yaml')?.data as
    Partial<HeaderMenus> | undefined;
  const { header, quote, onePage = [] } = menus ?? {};
  const fold = header && quote && fitHeader(company, { header, quote, onePage }, 'page', 'bar').fold;
  if (!fold) return [];
  return [
    {
      kind: 'header',
      what: `${places[fold]}, because “${company.name}” is too long for one line with it.`,
      where: 'company.yaml',
      write: 'Shorten the name, or the labels of the menu.',
    },
  ];
}
