/**
 * Starting values for new sections and files. They contain the company's facts and the site's entries, and no made-up
 * stories.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listFacts, type Company } from '../../contract/company.ts';
import { readDay } from '../../contract/credentials.ts';
import { isFields, type Fields } from '../../contract/values.ts';
import { contentFolders } from '../../site/src/entries/content-folders.ts';
import { listFiles } from '../../tools/lib/list-files.ts';
import { notFound } from './answers.ts';
import { check } from './check.ts';
import type { Values } from './check-site.ts';
import { fitToSite, type SiteNames } from './fit-to-site.ts';
import type { KnownNames } from './known-names.ts';
import type { Models } from './models.ts';
import type { Start } from './site-overview.ts';

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const readTable = (file: string) => readYaml(path.join(import.meta.dirname, file)) as Record<string, Fields>;

interface Site {
  root: string;
  company: Company;
  known: KnownNames;
  values: Values;
  models: Models;
}

function nameAuthor({ values }: Site): string {
  const people = [...values].flatMap(([file, value]) =>
    file.startsWith('team/') && isFields(value) ? [value] : [],
  );
  const [first] = people.sort((a, b) => Number(a['order']) - Number(b['order']));
  const name = first?.['name'];
  return typeof name === 'string' ? name : '{company}';
}

function listNames(site: Site, title: string): SiteNames {
  const { company, known } = site;
  const facts = {
    ...listFacts(company),
    stateCount: String(company.serviceArea.length),
    year: String(new Date().getFullYear()),
  };
  return {
    known,
    facts,
    filled: { title, author: nameAuthor(site), today: readDay(Date.now(), company.hours.timeZone) },
  };
}

/** Sections for a site that has products. */
const shopKinds = ['Account', 'Cart', 'Checkout', 'ProductDetail', 'Products'];

/** The first sample of each shop section. */
const readShop = (root: string): Record<string, Fields> =>
  Object.fromEntries(
    shopKinds.map((kind) => {
      const samples = readYaml(path.join(root, `site/src/sections/${kind}/${kind}.samples.yaml`));
      return [kind, Object.values(samples as Record<string, Fields>)[0] ?? {}];
    }),
  );

/** Kind → starting value of a new section. Leaves out kinds that need entries the site lacks. */
export function readNewSections(site: Site): Record<string, Fields> {
  const { root, known, models } = site;
  const hasShop = (known['products'] ?? []).length > 0;
  const kinds = { ...readTable('new-sections.yaml'), ...(hasShop && readShop(root)) };
  const names = listNames(site, '');
  const fitted = Object.entries(kinds).flatMap(([kind, fields]) => {
    const section = fitToSite(models.forms.explainer, { kind, ...fields }, names) as Fields;
    return check(models.schemas.explainer, section).length === 0 ? [[kind, section] as const] : [];
  });
  return Object.fromEntries(fitted);
}

/** The home pages of the starter, used with their words, and of the showcase, used for their look. */
function listHomes(root: string, folder: string): Start[] {
  return ['starter', 'showcase'].flatMap((from) =>
    listFiles(path.join(root, from, folder)).map((file) => {
      const name = file.replace(/\.yaml$/, '');
      const text = readFileSync(path.join(root, from, folder, file), 'utf8');
      // A starter page is named by its first comment, a showcase page by its title.
      const words = from === 'starter' && /^# (.+)/.exec(text)?.[1];
      const label = words || String((parse(text) as Fields)['title']);
      const hasPicture = existsSync(findHomePicture(root, name));
      return { id: `${from}/${folder}/${file}`, label, ...(hasPicture && { picture: name }) };
    }),
  );
}

export const findHomePicture = (root: string, name: string): string =>
  path.join(root, 'showcase/pictures/variants', `${path.basename(name)}.jpg`);

/** Folder → the starts for a new file, besides copies of the site's own files. */
export function listStarts(root: string): Record<string, Start[]> {
  const folders = Object.keys(readTable('new-entries.yaml'));
  return Object.fromEntries(
    folders.map((folder) => {
      const homes =
        contentFolders[folder]?.type === 'page' && folder !== 'pages' ? listHomes(root, folder) : [];
      return [folder, [{ id: '', label: 'Only your facts' }, ...homes]];
    }),
  );
}

/** Fields that affect only the look of a section. */
const looks = ['surface', 'anchor', 'look', 'mirrored', 'shown'];
const pageLooks = ['direction', 'header', 'topBar', 'menu'];

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/**
 * Takes the look and order of a showcase home page, with the starting words of new sections. Each kind appears once,
 * because a second section would have the same words. Samples are left out.
 */
function takeLooks(home: Fields, blank: Fields, site: Site): Fields {
  const starts = readNewSections(site);
  const { schemas } = site.models;
  const all = home['sections'] as Fields[];
  const sections = all.flatMap((section, place) => {
    const start = starts[String(section['kind'])];
    if (!start || start['sample'] === true) return [];
    if (all.findIndex(({ kind }) => kind === section['kind']) < place) return [];
    const dressed = { ...start, ...pick(section, looks) };
    return [check(schemas.explainer, dressed).length === 0 ? dressed : start];
  });
  return { ...blank, ...pick(home, pageLooks), sections };
}

/** `id` is the start from the list, `title` the one the owner typed. */
export function readStart(site: Site, folder: string, id: string, title: string): unknown {
  const starts = listStarts(site.root)[folder];
  const form = contentFolders[folder] && site.models.forms[contentFolders[folder].type];
  if (!form || !starts?.some((start) => start.id === id)) throw notFound();
  const blank = readTable('new-entries.yaml')[folder] ?? {};
  const own = id === '' ? blank : (readYaml(path.join(site.root, id)) as Fields);
  const value = id.startsWith('showcase/') ? takeLooks(own, blank, site) : own;
  return fitToSite(form, value, listNames(site, title));
}
