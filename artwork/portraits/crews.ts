/** The site crews. Each person has their own hair and hat. */
import { drawHoodie, drawOveralls, drawShirt, drawTee, drawVest } from './clothes.ts';
import { drawBeard, drawBrimShadow, drawHardHat, drawMoustache } from './gear.ts';
import { edge, plane } from './head.ts';
import { man, woman, type Person } from './person.ts';
import { skins, tones } from './tones.ts';

const { paper, stone, slate, graphite, ink, silver, walnut, copper, accent } = tones;

export const crews: Person[] = [
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
