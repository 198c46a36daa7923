/** What is said of a place does not move with the office: rules, dangers and grants, each with a source of that place. */
import { isFields, type Fields } from '../../contract/is-fields.ts';
import type { Company } from '../../contract/company.ts';
import type { Draft } from './draft.ts';
import { change, listTexts } from './walk-content.ts';

/** Sources that hold in every state. */
const federal = /(?:^|\.)(?:epa|osha|hud|energy|usgs|fema|noaa|cdc)\.gov$/;

export interface Move {
  before: Pick<Company, 'town' | 'state'>;
  after: Pick<Company, 'town' | 'state'>;
}

/** Whether a fact of this source is only true of the place before. */
function isLeftBehind(source: unknown, { before, after }: Move): boolean {
  const url = isFields(source) ? source['url'] : undefined;
  const host = typeof url === 'string' ? URL.parse(url)?.hostname : undefined;
  if (!host || federal.test(host)) return false;
  return before.state !== after.state || host.includes(before.town.toLowerCase().replace(/\W/g, ''));
}

const leaveBehind = (move: Move) => (fields: Fields) =>
  isLeftBehind(fields['source'], move) ? undefined : fields;

/** What a service says of the town goes as a whole, with the title that names it. */
function withoutLocal(value: unknown, move: Move): unknown {
  if (!isFields(value) || !hasLocalFacts(value['local'], move)) return value;
  if (!listTexts(value['local']).some((text) => text.includes('{town}'))) return value;
  const { local: _, ...others } = value;
  return others;
}

/** Articles of the demonstration about the place before; with their links they are put away. */
export function listArticlesAbout(draft: Draft, move: Move, isAsItCame: (file: string) => boolean): string[] {
  return draft
    .list('content/posts')
    .filter(isAsItCame)
    .filter((file) => {
      const value = draft.readValue(file);
      return listTexts(value).some((text) => text.includes(move.before.town)) || hasLocalFacts(value, move);
    });
}

function hasLocalFacts(value: unknown, move: Move): boolean {
  if (Array.isArray(value)) return value.some((item) => hasLocalFacts(item, move));
  if (!isFields(value)) return false;
  return (
    isLeftBehind(value['source'], move) || Object.values(value).some((item) => hasLocalFacts(item, move))
  );
}

/** Facts without a place are kept; elsewhere the demonstration's own files say the new town. */
export function changePlace(draft: Draft, move: Move, isAsItCame: (file: string) => boolean): void {
  const word = new RegExp(`\\b${RegExp.escape(move.before.town)}\\b`, 'g');
  const rename = (text: string, key: string) =>
    key === 'url' || key === 'name' ? text : text.replaceAll(word, move.after.town);
  for (const file of draft.list('content').filter((name) => name !== 'content/company.yaml')) {
    const value = draft.readValue(file);
    const isOwn = !isAsItCame(file);
    if (isOwn && !hasLocalFacts(value, move)) continue;
    const next = change(withoutLocal(value, move), isOwn ? (text) => text : rename, leaveBehind(move));
    if (isFields(next) && Array.isArray(next['sources'])) {
      const sources = (next['sources'] as unknown[]).filter((source) => !isLeftBehind(source, move));
      if (sources.length > 0) next['sources'] = sources;
      else delete next['sources'];
    }
    draft.setValue(file, next ?? value);
  }
}
