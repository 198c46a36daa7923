/** Finds settings and words for the screen “Site”. */
import { fillKnown } from '../../../contract/fill-in.ts';
import type { QuickPlace } from '../../../contract/quick-changes.ts';
import { isFields } from '../../../contract/values.ts';
import { findType } from '../content-files.ts';
import { findNode, pickNode } from '../form-node.ts';
import { describeSetting, searchContent, searchSettings } from '../uses.ts';
import { fillDefaults } from '../whole-words.ts';
import { areLines, isLine, toText } from './quick-fields.ts';
import { isUnusedHome, type QuickParts, type QuickReader } from './quick-parts.ts';

const mostFound = 20;

/** Moves the words of all lines of a text into its first. */
function joinLines(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(joinLines);
  if (!isFields(value)) return value;
  const names = Object.keys(value);
  const toLines = (name: string) => names.filter((other) => areLines(other, name));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]): [string, unknown][] => {
      const [first, ...others] = isLine(name) ? toLines(name) : [];
      if (first === undefined || others.length === 0) return [[name, joinLines(own)]];
      return name === first
        ? [
            [
              name,
              toLines(name)
                .map((one) => toText(value[one]))
                .join(' '),
            ],
          ]
        : [];
    }),
  );
}

export function createQuickSearch(
  { content, readModels }: QuickParts,
  { readAll, readFacts, readNamer, toField }: QuickReader,
) {
  /**
   * Finds settings by their labels, and words as visitors read them: with facts in place of braces, and over the lines of
   * a title.
   */
  return async function search(words: string): Promise<QuickPlace[]> {
    const { forms } = await readModels();
    const [all, nameFile] = [readAll(), readNamer()];
    const facts = await readFacts(all);
    const whole = new Map([...all].map(([file, value]) => [file, fillDefaults(content, file, value)]));
    // Its tags have few words and many hits.
    whole.delete('pictures/catalogue.yaml');
    const shown = new Map([...whole].map(([file, value]) => [file, joinLines(fillKnown(value, facts))]));
    const phrase = words.trim().toLowerCase();
    const settings = searchSettings(all, forms, words).flatMap((setting) => {
      const { file, path, field, value } = setting;
      const node = pickNode(field.node, value);
      const opens = node.type === 'group' || toField(field.name, node, value, field, facts);
      if (!opens) return [];
      const { label, text: own } = describeSetting(setting);
      return [{ file, path, label: `${nameFile(file, undefined)}: ${label}`, text: fillKnown(own, facts) }];
    });
    const texts = searchContent(shown, words)
      .flatMap(({ file, path, text: own }) => {
        const type = findType(file);
        const isText = type && findNode(forms[type], whole.get(file), path)?.node.type === 'text';
        if (!isText || isUnusedHome(file, nameFile)) return [];
        const label = nameFile(file, whole.get(file));
        const rank =
          (own.toLowerCase().includes(phrase) ? 0 : 4) +
          (file.startsWith('words/') ? 2 : file.startsWith('homes/') ? 0 : 1);
        return [{ rank, place: { file, path, label, text: own } }];
      })
      .sort((one, other) => one.rank - other.rank || one.place.text.length - other.place.text.length)
      .map(({ place }) => place);
    return [...settings.slice(0, mostFound / 2), ...texts].slice(0, mostFound);
  };
}
