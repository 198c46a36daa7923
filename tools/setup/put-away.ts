/** Takes samples out of the content: their files, what shows them, and what leads to them. */
import { isFields, type Fields } from '../../contract/is-fields.ts';
import { findPagePath } from '../../site/src/lib/content-folders.ts';
import { leaveOutLinks } from '../../site/src/lib/leave-out-links.ts';
import { listPhotographs } from './photographs.ts';
import type { Draft } from './draft.ts';
import { putPricesAway } from './put-prices-away.ts';
import { clearSection, type Removal } from './put-sections-away.ts';
import type { SampleGroup } from './sample-groups.ts';

const shop = ['shop', 'shop-single', 'cart', 'checkout', 'my-account'].map(
  (name) => `content/pages/${name}.yaml`,
);
const variantList = 'content/pages/variants.yaml';

const fieldsOf = (draft: Draft, file: string): Fields => {
  const value = draft.readValue(file);
  return isFields(value) ? value : {};
};

const listSampleFiles = (draft: Draft, folder: string) =>
  draft.list(`content/${folder}`).filter((file) => fieldsOf(draft, file)['sample'] === true);

/** Articles and goods say nothing of being samples: those that are as they came are. */
const listUnchanged = (draft: Draft, folder: string, isAsItCame: (file: string) => boolean) =>
  draft.list(`content/${folder}`).filter(isAsItCame);

/** Pages that search engines know under the address of another one: other looks of it. */
function listLooks(draft: Draft): Map<string, string> {
  const looks = draft.list('content/pages').flatMap((file): [string, string][] => {
    const { canonical } = fieldsOf(draft, file);
    return typeof canonical === 'string' ? [[file, canonical]] : [];
  });
  return new Map(looks);
}

export interface PutAway {
  groups: readonly SampleGroup[];
  /** Name of the home page that stays. */
  home: string;
  /** Whether a file is as the product came with it. */
  isAsItCame: (file: string) => boolean;
}

/** Further files that go for another reason are in `also`. */
export function putAway(
  draft: Draft,
  { groups, home, isAsItCame }: PutAway,
  also: readonly string[] = [],
): void {
  const has = (group: SampleGroup) => groups.includes(group);
  const looks = has('variants') ? listLooks(draft) : new Map<string, string>();
  const others = has('variants')
    ? [...draft.list('content/homes'), ...draft.list('content/one-pagers')].filter(
        (file) => !file.endsWith(`/${home}.yaml`),
      )
    : [];
  const team = has('people') ? listSampleFiles(draft, 'team') : [];
  const files = new Set(
    [
      ...also,
      ...team,
      ...(has('projects') ? listSampleFiles(draft, 'projects') : []),
      ...(has('articles') ? listUnchanged(draft, 'posts', isAsItCame) : []),
      ...(has('partners') ? listSampleFiles(draft, 'partners') : []),
      ...(has('shop') ? [...shop, ...listUnchanged(draft, 'products', isAsItCame)] : []),
      ...(has('prices') ? putPricesAway(draft) : []),
      ...looks.keys(),
      ...others,
      ...(has('variants') ? [variantList] : []),
    ].filter((file) => draft.has(file)),
  );
  const people = new Set(team.map((file) => String(fieldsOf(draft, file)['name'])));
  for (const file of files) draft.remove(file);
  const photographs = listPhotographs(draft);
  clearPages(draft, {
    groups: new Set(groups),
    files,
    people,
    isPhotograph: (name) => photographs.has(name),
  });
  leadElsewhere(draft, files, looks);
}

/** Sections and lists of every file that is left. */
function clearPages(draft: Draft, removal: Removal): void {
  const isLeft = (name: unknown) => !removal.files.has(`content/projects/${String(name)}.yaml`);
  for (const file of draft.list('content')) {
    const value = draft.readValue(file);
    if (!isFields(value)) continue;
    const { sections, projects, service } = value;
    const next: Fields = { ...value };
    if (Array.isArray(sections)) {
      next['sections'] = sections.flatMap((section: Fields) => clearSection(section, removal) ?? []);
    }
    if (file.startsWith('content/services/') && Array.isArray(projects)) {
      const left = projects.filter(isLeft);
      if (left.length > 0) next['projects'] = left;
      else delete next['projects'];
    }
    if (file === 'content/detail-pages.yaml' && removal.groups.has('figures') && isFields(service)) {
      const { contractors, ...kept } = service;
      const isSample = isFields(contractors) && contractors['sample'] === true;
      if (isSample) next['service'] = kept;
    }
    draft.setValue(file, next);
  }
}

/** Links to other looks lead to the page itself; those to pages that go are left out. */
function leadElsewhere(draft: Draft, files: ReadonlySet<string>, looks: ReadonlyMap<string, string>): void {
  const targets = new Map([...looks].map(([file, canonical]) => [findPagePath(file) ?? '', canonical]));
  const gone = new Set([...files].flatMap((file) => findPagePath(file) ?? []));
  for (const path of targets.keys()) gone.delete(path);
  const { quote } = fieldsOf(draft, 'content/navigation.yaml');
  for (const file of draft.list('content')) {
    const value = draft.readValue(file);
    const redirected = JSON.parse(JSON.stringify(value), (_, text: unknown) =>
      typeof text === 'string' ? (targets.get(text) ?? text) : text,
    ) as unknown;
    const next =
      file === 'content/redirects.yaml'
        ? Object.fromEntries(
            Object.entries(redirected as Fields).filter(([from, to]) => !gone.has(String(to)) && from !== to),
          )
        : leaveOutLinks(redirected, (path) => gone.has(path));
    draft.setValue(file, keepAnAction(next, quote));
  }
}

/** A hero without a button would not say how to ask: it gets the button of the header, `quote`. */
function keepAnAction(value: unknown, quote: unknown): unknown {
  if (!isFields(value) || !Array.isArray(value['sections'])) return value;
  const sections = (value['sections'] as Fields[]).map((section) =>
    section['kind'] === 'Hero' && section['actions'] === undefined
      ? { ...section, actions: [quote] }
      : section,
  );
  return { ...value, sections };
}
