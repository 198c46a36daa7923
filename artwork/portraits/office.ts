/** The office staff. Each has their own hair: behind the neck, and over the face. */
import { drawJacket, drawRollNeck, drawShirt } from './clothes.ts';
import { drawBeard, drawGlasses } from './gear.ts';
import { edge, plane } from './head.ts';
import { man, woman, type Person } from './person.ts';
import { skins, tones } from './tones.ts';

const { paper, plaster, stone, slate, graphite, ink, silver, accent } = tones;

export const office: Person[] = [
  {
    name: 'marcus-delaney',
    face: { ...man, skin: skins.earth, turn: -0.5, jaw: 112, chin: 56, folds: 26 },
    clothes: drawJacket(graphite, paper, '#e4ddd1'),
    onSkin:
      plane(stone.shade, 'M-140-60L-122-60Q-126-150-70-176Q0-196 70-176Q126-150 122-60H150V-230H-150Z') +
      drawBeard(stone, -0.5, 40),
    over: '',
  },
  {
    name: 'renata-osorio',
    face: { ...woman, skin: skins.clay, turn: 0.4, jaw: 96 },
    behind:
      plane(ink.lit, 'M-62-240a62 56 0 1 1 124 0a62 56 0 1 1 -124 0Z') +
      plane(ink.shade, 'M10-294a62 56 0 0 1 0 108Z'),
    clothes: drawShirt(paper, '#a79d8f'),
    over:
      drawGlasses(ink.shade, 0.4, false) +
      plane(
        ink.lit,
        'M-134 10C-152-130-110-226 0-228S152-130 134 10L122-40C116-96 80-150 20-160C-50-150-116-110-120-40Z',
      ) +
      plane(ink.shade, 'M20-228C120-222 152-120 134 10L122-40C116-96 80-150 20-160Z'),
  },
  {
    name: 'imani-grant',
    face: { ...woman, skin: skins.umber, turn: -0.4, lips: 11, smile: 12 },
    behind:
      plane(
        ink.lit,
        'M0-300C-70-322-150-280-178-216C-222-180-226-100-200-50C-210 0-180 60-130 70H130C180 60 210 0 200-50C226-100 222-180 178-216C150-280 70-322 0-300Z',
      ) + plane(ink.shade, 'M60-306C120-300 160-264 178-216C222-180 226-100 200-50C210 0 180 60 130 70H60Z'),
    clothes: drawJacket(stone, graphite, '#23282d'),
    over:
      plane(
        ink.lit,
        'M-130-20C-140-140-100-222 0-222S140-140 130-20C124-90 100-130 60-150C20-166-40-160-70-146C-104-126-122-80-130-20Z',
      ) +
      plane(ink.shade, 'M60-300L130-200L130-20C124-90 100-130 60-150Z') +
      plane(
        accent.lit,
        'M-142 84a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM124 84a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z',
      ),
  },
  {
    name: 'june-hollis',
    face: { ...woman, skin: skins.pale, turn: 0.3, jaw: 98, folds: 26, lips: 4, smile: 12 },
    behind:
      plane(silver.lit, 'M-130-140C-180-40-176 90-158 166Q-110 180-60 160V-140Z') +
      plane(silver.shade, 'M130-140C180-40 176 90 158 166Q110 180 60 160V-140Z'),
    clothes: drawRollNeck(graphite, ink.shade),
    over:
      drawGlasses(graphite.shade, 0.3, true) +
      plane(
        silver.lit,
        'M-158 140C-176 20-176-110-126-180C-80-244 60-252 124-180C170-110 170 40 158 140C136 90 130-10 96-70C70-110 40-130 24-150C-20-104-96-90-112-50C-128 0-136 90-158 140Z',
      ) +
      edge(
        silver.shade,
        'M24-228C70-226 100-206 124-180C170-110 170 40 158 140C136 90 130-10 96-70C70-110 40-130 24-150Z',
      ),
  },
  {
    name: 'priya-raman',
    face: { ...woman, skin: skins.clay, turn: -0.6, chin: 36, cheek: 120 },
    behind:
      plane(ink.lit, 'M-120-160C-190-60-150 120-196 330L-60 380H60L196 330C150 120 190-60 120-160Z') +
      plane(ink.shade, 'M40-160H120C190-60 150 120 196 330L40 380Z'),
    clothes: drawJacket(plaster, slate, '#3f464d'),
    over:
      plane(
        ink.lit,
        'M-124 110C-166-40-150-230 0-234S166-40 124 110C132 0 110-90-30-166C-90-120-128-20-124 110Z',
      ) + plane(ink.shade, 'M-10-234C150-230 166-40 124 110C132 0 110-90-30-166C-14-190-10-210-10-234Z'),
  },
];
