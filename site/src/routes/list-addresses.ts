/** Every address of a site: its pages, and the files that src/pages makes for programs and for the server. */
import { templateFolder, type ServerScreenName } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { loadCompany } from '../collections/load-company.ts';
import { feedPath } from '../entries/addresses.ts';
import { iconPath, logoPath } from '../logo/logo.ts';
import { chooseSquare } from '../logo/logo-mark.ts';
import { hasFeed } from './feed.ts';
import { listRoutes } from './list-routes.ts';

/** Screens whose page is not in content/. */
export const pagelessScreens = [
  'change',
  'form',
  'mark',
  'problem',
  'request',
] as const satisfies ServerScreenName[];
export type PagelessScreen = (typeof pagelessScreens)[number];

const templates = [...pagelessScreens, 'estimate', 'inbox', 'search', 'sent'];

const files = [
  '/apple-touch-icon.png',
  '/countries.json',
  '/districts.json',
  '/favicon.ico',
  '/robots.txt',
  '/site-manifest.json',
  '/sitemap.xml',
];

/** A drawn mark needs no file. */
export function listLogoFiles(company: Pick<Company, 'logo' | 'name'>): string[] {
  if (!company.logo || !('file' in company.logo)) return [];
  return chooseSquare(company) === 'file' ? [logoPath, iconPath] : [logoPath];
}

export const listAddresses = (): string[] => [
  '/',
  '/404',
  ...listRoutes().map(({ path }) => path),
  ...templates.map((name) => `/${templateFolder}/${name}`),
  ...files,
  ...(hasFeed() ? [feedPath] : []),
  ...listLogoFiles(loadCompany()),
];
