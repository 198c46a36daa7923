import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { contentFolder } from './content-folder.ts';
import { mergeYaml } from './merge-yaml.ts';

type Value = unknown;
type Place = { owner: Record<string, Value> | Value[]; key: string | number };

const files = globSync('**/*.yaml', { cwd: contentFolder }).map((name) => ({
  name,
  text: readFileSync(path.join(contentFolder, name), 'utf8'),
}));

/** Every place in a value, at any depth. */
function listPlaces(value: Value): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, Value>;
  return Object.entries(owner).flatMap(([key, inner]) => [
    { owner: Array.isArray(value) ? value : owner, key: Array.isArray(value) ? Number(key) : key },
    ...listPlaces(inner),
  ]);
}

const read = ({ owner, key }: Place): Value => (owner as Record<string, Value>)[key];

const differingLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return old.filter((line, index) => line !== now[index]).length;
};

const comments = (text: string) => {
  const found: string[] = [];
  const document = parseDocument(text);
  if (document.commentBefore) found.push(document.commentBefore);
  return found;
};

// EDIT-LINES
test('finds the content files', () => expect(files.length).toBeGreaterThan(100));

test.each(files)('keeps every byte of $name if nothing changed', ({ text }) => {
  expect(mergeYaml(text, parse(text))).toBe(text);
});

test('restores a file byte for byte after an added item is removed', () => {
  // Both saves rewrite the file, and must leave the rest of it alone.
  const faults = files.flatMap(({ name, text }) => {
    const value = parse(text) as Record<string, Value> | Value[];
    const added = Array.isArray(value) ? [...value, value[0]] : { ...value, addedField: 'x' };
    const back = mergeYaml(mergeYaml(text, added), value);
    return back === text ? [] : [name];
  });
  expect(faults).toEqual([]);
});

test('changes one line for one changed text, in any place of any file', () => {
  const texts = files.flatMap(({ name, text }) => {
    const value: Value = parse(text);
    const places = listPlaces(value).filter((place) => typeof read(place) === 'string');
    return places.map((_, index) => ({ name, text, value, index }));
  });
  const isInParts = (text: string, word: string) => !text.includes(word);
  fc.assert(
    fc.property(fc.nat({ max: texts.length - 1 }), (number) => {
      const chosen = texts[number];
      if (!chosen) return;
      const value: Value = structuredClone(chosen.value);
      const place = listPlaces(value).filter((one) => typeof read(one) === 'string')[chosen.index];
      if (!place || isInParts(chosen.text, String(read(place)))) return;
      (place.owner as Record<string, Value>)[place.key] = 'Other words: "quoted", and it\'s #1';
      const saved = mergeYaml(chosen.text, value);
      expect(parse(saved)).toEqual(value);
      expect(differingLines(chosen.text, saved), chosen.name).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
}, 60_000);

const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    'yes',
    '12',
    'a: b',
    '- c',
    '# d',
    '{e}',
    "it's",
    'line\nbreak',
    '',
    ' lead',
    'ü “x”',
    'null',
  ),
);
const edit = fc.record({
  do: fc.constantFrom('write', 'remove', 'copy', 'move', 'add'),
  at: fc.nat(),
  to: fc.nat(),
  text: words,
});

/** Changes the value in place. */
function apply(
  value: Value,
  { do: verb, at, to, text }: { do: string; at: number; to: number; text: string },
): void {
  const places = listPlaces(value);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return;
  const { owner, key } = place;
  if (verb === 'add') {
    if (Array.isArray(owner)) owner.splice(to % (owner.length + 1), 0, { title: text, note: 'n' });
    else owner['added'] = to % 2 ? text : [{ label: text }];
  } else if (!Array.isArray(owner)) {
    if (verb === 'remove') delete owner[key];
    else if (typeof owner[key] !== 'object') owner[key] = text;
  } else if (verb === 'write') {
    if (typeof read(place) !== 'object') owner[Number(key)] = text;
  } else {
    const [item] = verb === 'copy' ? [structuredClone(read(place))] : owner.splice(Number(key), 1);
    if (verb !== 'remove') owner.splice(to % (owner.length + 1), 0, item);
  }
}

test('writes the right value and keeps the opening comment after random edits', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: files.length - 1 }),
      fc.array(edit, { minLength: 2, maxLength: 6 }),
      (number, edits) => {
        const { text = '' } = files[number] ?? {};
        const value: Value = parse(text);
        for (const one of edits) apply(value, one);
        const saved = mergeYaml(text, value);
        expect(parse(saved)).toEqual(value);
        const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
        if (!isEmpty) expect(comments(saved)).toEqual(comments(text));
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);

test('keeps quotes, braces, empty lines and comments, and moves a comment with its item', () => {
  const text = `# Of the page.
title: 'It''s here' # beside

sections:
  # The first.
  - kind: Head
    action: { label: Go, path: /go }

  - kind: Text
    words: plain
`;
  const value = parse(text) as { title: string; sections: Record<string, Value>[] };
  value.title = "That's it";
  value.sections.reverse();
  value.sections[0] = { ...value.sections[0], action: { label: 'New', path: '/new' } };
  expect(mergeYaml(text, value)).toBe(`# Of the page.
title: 'That''s it' # beside

sections:
  - kind: Text
    words: plain
    action: { label: New, path: /new }

  # The first.
  - kind: Head
    action: { label: Go, path: /go }
`);
});

test('quotes words that YAML 1.1 reads as dates or booleans', () => {
  expect(mergeYaml('a: x\nb: y\n', { a: '2026-03-14', b: 'yes' })).toBe('a: "2026-03-14"\nb: "yes"\n');
  expect(mergeYaml('', { date: '2026-03-14' })).toBe('date: "2026-03-14"\n');
});

// TYPED-CONTROL: Astro's parser rejects them, and the editor would show its message.
test('writes no control character, whatever writes the file', () => {
  const text = '- {title: Wall, alt: A wall}\n';
  const typed = [
    { title: 'Light\u000bfrom the side', alt: 'A\u0007 wall\ufffe\ud800', lines: 'one\ntwo\u000cthree' },
  ];
  const merged = mergeYaml(text, typed);
  expect(merged).not.toMatch(/\\[vxuf]|[^\P{C}\n]/u);
  expect(parse(merged)).toEqual([{ title: 'Light from the side', alt: 'A wall', lines: 'one\ntwo\nthree' }]);
});

test('refuses a text that is not YAML', () => {
  expect(() => mergeYaml('a: [', {})).toThrow();
});

test('replaces an alias with its value', () => {
  const text = 'one: &a { x: 1 }\ntwo: *a\n';
  const saved = mergeYaml(text, { one: { x: 2 }, two: { x: 1 } });
  expect(parse(saved)).toEqual({ one: { x: 2 }, two: { x: 1 } });
  const document = parseDocument(saved);
  expect(isMap(document.contents) || isSeq(document.contents) || isScalar(document.contents)).toBe(true);
});
