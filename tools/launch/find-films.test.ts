import { expect, test } from 'vitest';
import { makeFilm } from '../testing/make-film.ts';
import { makeFolder } from '../testing/launch-content.ts';
import { findFilms } from './find-films.ts';

const find = (films: Record<string, Buffer>) =>
  findFilms(
    makeFolder(
      Object.fromEntries(Object.entries(films).map(([name, film]) => [`pictures/clips/${name}`, film])),
    ),
  );

// FILM-FORMAT
test.each([
  ['a phone (HEVC)', 'hall.mp4', makeFilm('hvc1'), /hall\.mp4: its format is HEVC/],
  ['a phone (HEVC, parameters in the samples)', 'hall.mp4', makeFilm('hev1'), /HEVC/],
  ['a phone (Dolby Vision)', 'hall.mp4', makeFilm('dvh1'), /Dolby Vision/],
  ['an old or dash camera', 'hall.mp4', makeFilm('mp4v'), /MPEG-4 part 2/],
  ['an editing program (ProRes)', 'hall.mp4', makeFilm('apcn'), /ProRes/],
  ['a camera with 10 bits', 'hall.mp4', makeFilm('avc1', 110), /H\.264 with more than 8 bits/],
  ['an unknown program', 'hall.mp4', makeFilm('zzzz'), /“zzzz”/],
  ['a phone, with its own ending', 'hall.MOV', makeFilm('avc1', 100), /hall\.MOV, because .* \.mp4/],
  ['a broken download', 'hall.mp4', makeFilm('avc1', 100).subarray(0, -9), /damaged/],
  ['a wrong ending', 'hall.mp4', Buffer.from('RIFF....AVI LIST'), /damaged or not an MP4/],
])('names a film from %s, with the way out', (_, name, film, what) => {
  expect(find({ [name]: film })).toEqual([
    {
      kind: 'film',
      what: expect.stringMatching(what) as string,
      where: `pictures/clips/${name}`,
      write: expect.stringContaining('H.264 and 8 bits') as string,
    },
  ]);
});

test('reports no film that every browser plays, and no other file', () => {
  const plain = Object.fromEntries(
    [66, 77, 100].map((profile) => [`${profile}.mp4`, makeFilm('avc1', profile)]),
  );
  expect(find({ ...plain, 'catalogue.yaml': Buffer.from('[]') })).toEqual([]);
  expect(findFilms(makeFolder())).toEqual([]);
});
