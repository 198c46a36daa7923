/** The ten people. Hair is drawn for each of them: behind the neck, and over the face. */
import {
  drawHoodie,
  drawJacket,
  drawOveralls,
  drawRollNeck,
  drawShirt,
  drawTee,
  drawVest,
} from './clothes.ts';
import { drawBeard, drawBrimShadow, drawGlasses, drawHardHat, drawMoustache } from './gear.ts';
import { edge, plane, type Face } from './head.ts';
import { skins, tones } from './tones.ts';

export interface Person {
  /** Name of the picture after "portrait-". */
  name: string;
  face: Face;
  /** Behind neck and shoulders. */
  behind?: string;
  clothes: string;
  /** On the skin, cut at the outline of the face: beard, shadow of a brim. */
  onSkin?: string;
  /** Over everything: hair, hat, glasses. */
  over: string;
  /** Size of the whole figure, and its place to the right of the middle. */
  scale?: number;
  shift?: number;
}

const { paper, plaster, stone, slate, graphite, ink, silver, walnut, copper, accent } = tones;
const man = {
  cheek: 130,
  jaw: 106,
  chin: 50,
  chinY: 212,
  lips: 0,
  smile: 8,
  folds: 0,
  brow: { lift: 0, weight: 14 },
};
const woman = {
  cheek: 122,
  jaw: 90,
  chin: 34,
  chinY: 198,
  lips: 7,
  smile: 11,
  folds: 0,
  brow: { lift: 8, weight: 8 },
};

export const people: Person[] = [
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
    name: 'walt-pruitt',
    face: {
      ...man,
      skin: skins.pale,
      turn: -0.3,
      cheek: 126,
      jaw: 104,
      folds: 40,
      brow: { lift: -2, weight: 16 },
    },
    clothes: drawVest(drawShirt(slate, graphite.shade), accent, paper),
    onSkin: drawBrimShadow(skins.pale.shade),
    over:
      plane(silver.lit, 'M-132-80L-136-10L-116-6L-118-80Z') +
      plane(silver.shade, 'M132-80L136-10L116-6L118-80Z') +
      drawMoustache(silver, -0.3) +
      drawHardHat(paper),
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
    name: 'tomasz-wierda',
    face: { ...man, skin: skins.sand, turn: 0.5, cheek: 120, jaw: 98, chin: 46, chinY: 226, folds: 14 },
    clothes: drawHoodie(slate, '#cfc7ba'),
    onSkin: drawBeard({ lit: '#cdab88', shade: '#967659' }, 0.5, 70),
    over:
      plane(
        walnut.lit,
        'M-126-6L-138-90C-130-190-80-236 6-236C90-236 136-186 134-90L124-6L114-80C104-120 90-140 60-156C20-140-40-136-84-150C-110-130-118-110-116-70Z',
      ) +
      plane(
        walnut.shade,
        'M44-232C110-220 138-170 134-90L124-6L114-80C104-120 90-140 60-156C54-180 54-210 44-232Z',
      ) +
      plane(accent.lit, 'M-106-40L-182-12L-186-25L-110-53Z') +
      plane(ink.shade, 'M-106-40L-88-54L-110-53Z'),
    scale: 1.18,
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
    name: 'diego-santillan',
    face: { ...man, skin: skins.clay, turn: 0.2, cheek: 134, jaw: 114, brow: { lift: -2, weight: 17 } },
    clothes: drawTee(stone, '#66605a'),
    onSkin: drawBeard(ink, 0.2, 30) + drawBrimShadow(skins.clay.shade),
    over:
      plane(ink.lit, 'M-134-80L-138 36L-122 36L-122-80Z') +
      plane(ink.shade, 'M134-80L138 36L122 36L122-80Z') +
      drawHardHat(accent),
    scale: 1.24,
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
  {
    name: 'caleb-yoon',
    face: {
      ...man,
      skin: skins.sand,
      turn: -0.2,
      cheek: 130,
      jaw: 102,
      chin: 44,
      chinY: 206,
      brow: { lift: 0, weight: 11 },
    },
    clothes: drawVest(drawTee(graphite, ink.shade), accent, paper),
    over:
      plane(
        ink.lit,
        'M-126-16L-140-96C-150-200-90-252 16-250C110-246 150-190 136-96L126-16L118-80C112-112 104-124 92-134C30-110-30-120-70-158C-90-130-112-116-116-80Z',
      ) +
      plane(
        ink.shade,
        'M50-244C120-228 146-180 136-96L126-16L118-80C112-112 104-124 92-134C70-160 56-200 50-244Z',
      ),
  },
  {
    name: 'hattie-boone',
    face: { ...woman, skin: skins.pale, turn: 0.5, chin: 36, jaw: 94, smile: 10 },
    clothes: drawOveralls(drawTee(paper, '#cfc7ba'), graphite, '#d2c9ba'),
    over:
      plane(
        copper.lit,
        'M-126 30C-150-60-140-220 0-226S150-60 128 30L114-50C100-110 80-130 36-148C-20-110-100-90-110-40Z',
      ) +
      plane(
        copper.shade,
        'M20-226C140-214 150-60 128 30L114-50C100-110 80-130 36-148C30-180 26-200 20-226Z',
      ) +
      plane(
        accent.lit,
        'M-140-70C-154-190-80-242 4-240C90-238 150-190 140-70Q110-128 36-144Q-80-130-140-70Z',
      ) +
      edge(accent.shade, 'M30-238C110-228 150-180 140-70Q110-128 50-141C62-170 54-210 30-238Z') +
      plane(
        copper.lit,
        'M-134 20Q-166 70-126 112Q-96 64-110 20ZM-128 90Q-170 140-132 186Q-98 140-104 94ZM-132 164Q-172 214-138 260Q-104 212-108 168ZM-136 240Q-172 290-146 344Q-108 290-112 244Z',
      ) +
      plane(
        copper.shade,
        'M-112 26Q-96 66-126 112L-110 60ZM-104 94Q-96 140-132 186L-112 130ZM-108 168Q-104 214-138 260L-118 206ZM-112 244Q-108 290-146 344L-124 288Z',
      ) +
      plane(accent.lit, 'M-150 340L-136 344L-140 360H-156Z'),
    scale: 1.16,
  },
];
