/** Sections of pages that show samples: each goes, or shows all there is once there is something of the owner's own. */
import type { Fields } from '../../contract/is-fields.ts';
import { wholeFolders } from '../../site/src/lib/content-folders.ts';
import type { SampleGroup } from './sample-groups.ts';

export interface Removal {
  groups: ReadonlySet<SampleGroup>;
  /** Files that go. */
  files: ReadonlySet<string>;
  /** Names of people that go. */
  people: ReadonlySet<string>;
  /** Whether a picture, by its name, is a photograph. */
  isPhotograph: (picture: string) => boolean;
}

/** Sections with `sample: true` and the group that they belong to. Any other such section is a figure. */
const groupOf: Record<string, SampleGroup> = { Testimonials: 'quotes', Film: 'films', Projects: 'projects' };

const leastPartners = 2;

/** Nothing when the section goes. */
export function clearSection(section: Fields, removal: Removal): Fields | undefined {
  const kind = String(section['kind']);
  const isSample = section['sample'] === true && removal.groups.has(groupOf[kind] ?? 'figures');
  if (kind === 'PricingPlans' && removal.groups.has('prices')) return undefined;
  if (kind === 'Gallery' && removal.groups.has('projects')) return keepPhotographs(section, removal);
  if (isSample && kind !== 'Projects') return undefined;
  const folder = wholeFolders[kind];
  if (folder) return keepItems(section, (item) => isKept(item, folder, isSample, removal), isSample);
  if (kind === 'Partners') {
    const items = asList(section['items']).filter((item) => isKept(item, 'partners', false, removal));
    return items.length < leastPartners ? undefined : { ...section, items };
  }
  return withoutPeople(section, removal);
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isKept(item: unknown, folder: string, isSample: boolean, { files }: Removal): boolean {
  return typeof item === 'string' ? !files.has(`content/${folder}/${item}.yaml`) : !isSample;
}

/** A section that has lost all it named shows all there is. */
function keepItems(section: Fields, keep: (item: unknown) => boolean, isSample: boolean): Fields {
  const before = asList(section['items']);
  const items = before.filter(keep);
  if (items.length === before.length) return section;
  const { items: _, sample, filters, ...others } = section;
  return {
    ...others,
    // Filters of invented projects keep tags that no other project has.
    ...(filters !== undefined && !isSample && { filters }),
    ...(sample !== undefined && !isSample && { sample }),
    ...(items.length > 0 && { items }),
  };
}

function keepPhotographs(section: Fields, { isPhotograph }: Removal): Fields {
  const before = asList(section['pictures']) as Fields[];
  const kept = before.filter(({ picture }) => isPhotograph(String(picture)));
  if (kept.length === before.length) return section;
  const { pictures: _, ...others } = section;
  return kept.length > 0 ? { ...others, pictures: kept } : others;
}

/** Who signs, and who answers the phone. */
function withoutPeople(section: Fields, { files, people }: Removal): Fields {
  const { signature, answeredBy, ...others } = section;
  const signer = (signature as Fields | undefined)?.['name'];
  const isGone = typeof answeredBy === 'string' && files.has(`content/team/${answeredBy}.yaml`);
  return {
    ...others,
    ...(signature !== undefined && !people.has(String(signer)) && { signature }),
    ...(answeredBy !== undefined && !isGone && { answeredBy }),
  };
}
