import { z } from 'astro/zod';
import { expect, expectTypeOf, test, vi } from 'vitest';
import {
  clip,
  picture,
  referTo,
  resolveReferences,
  type Load,
  type PictureData,
  type PictureReference,
  type TeaserOf,
} from './references.ts';

const pictureData: PictureData = {
  alt: 'A wall',
  width: 960,
  height: 640,
  isRendering: false,
  focal: [50, 50],
  tone: '#808080',
  avif: null,
  fallback: '/wall.jpg',
  phone: null,
};
const toolSchema = z.strictObject({ label: z.string(), picture: picture('third'), maker: z.string() });
const tool = referTo('tools', toolSchema, ({ label, picture }, name) => ({
  label,
  path: `/tools/${name}`,
  picture,
}));
const files: Record<string, unknown> = {
  level: { label: 'Level', picture: 'wall', maker: 'A' },
  bent: { label: 'Bent', picture: 'wal', maker: 'B' },
};
const load: Load = async ({ $ref, name }) => {
  if ($ref === 'clip') return { src: `/${name}.mp4` };
  if ($ref === 'picture' && name === 'wall') return pictureData;
  if ($ref === 'tools' && files[name]) return tool.toTeaser(toolSchema.parse(files[name]), name);
  throw new Error(`there is no ${$ref} "${name}"`);
};

test('replaces names at any depth, including names inside the loaded content', async () => {
  const schema = z.object({
    picture: picture('hero'),
    film: clip(),
    lists: z.array(z.object({ tools: z.array(tool()) })),
  });
  const data = schema.parse({ picture: 'wall', film: 'walk', lists: [{ tools: ['level'] }] });
  const resolved = await resolveReferences(data, load, 'page');
  expect(resolved).toEqual({
    picture: pictureData,
    film: { src: '/walk.mp4' },
    lists: [{ tools: [{ label: 'Level', path: '/tools/level', picture: pictureData }] }],
  });
  expectTypeOf(resolved.lists[0]?.tools[0]).toEqualTypeOf<TeaserOf<typeof tool> | undefined>();
  expectTypeOf<TeaserOf<typeof tool>['picture']>().toEqualTypeOf<PictureData>();
});

test('requests a picture in the use that the schema names', async () => {
  const ask = vi.fn(load);
  const data = z
    .object({ large: picture('hero'), small: picture('tile') })
    .parse({ large: 'wall', small: 'wall' });
  await resolveReferences(data, ask, 'page');
  expect(ask.mock.calls.map(([reference]) => (reference as PictureReference).use)).toEqual(['hero', 'tile']);
});

test('keeps everything that is not a reference', async () => {
  const data = { words: 'wall', count: 3, isOn: false, nothing: null, missing: undefined, list: [1, 'two'] };
  await expect(resolveReferences(data, load, 'page')).resolves.toEqual(data);
});

test('reports the place of an unknown name', async () => {
  const schema = z.object({ slides: z.array(z.object({ picture: picture('hero') })) });
  const data = schema.parse({ slides: [{ picture: 'wall' }, { picture: 'wal' }] });
  await expect(resolveReferences(data, load, 'content/homes/a.yaml: sections')).rejects.toThrow(
    'content/homes/a.yaml: sections.slides[1].picture: there is no picture "wal"',
  );
});

test('reports both files when a referenced file contains the unknown name', async () => {
  await expect(resolveReferences({ best: tool().parse('bent') }, load, 'a.yaml')).rejects.toThrow(
    'a.yaml.best (tools/bent).picture: there is no picture "wal"',
  );
});

test('keeps the first cause of an error', async () => {
  const cause = new Error('disk');
  const error = await resolveReferences(tool().parse('level'), () => Promise.reject(cause), 'x').catch(
    (caught: unknown) => caught,
  );
  expect((error as Error).cause).toBe(cause);
});

test.each(['frame-inside.jpg', 'Frame', 'frame inside', '../frame'])('rejects the name "%s"', (name) => {
  for (const reference of [picture('half'), clip(), tool()]) {
    const { error } = reference.safeParse(name);
    expect(error?.issues[0]?.message).toBe('use only lowercase letters, digits and hyphens');
  }
});

test('asks for a name that is not chosen yet', () => {
  const sentences = [picture('half'), clip(), tool()].map((one) => one.safeParse('').error?.issues);
  expect(sentences.map((issues) => issues?.map(({ message }) => message))).toEqual([
    ['choose a picture'],
    ['choose one'],
    ['choose one'],
  ]);
});
