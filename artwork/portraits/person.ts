/** The description of a person for a portrait, and the default proportions. */
import type { Face } from './head.ts';

export interface Person {
  /** Name of the picture after "portrait-". */
  name: string;
  face: Face;
  /** Layer behind neck and shoulders. */
  behind?: string;
  clothes: string;
  /** Layer on the skin, clipped to the face: beard, shadow of a brim. */
  onSkin?: string;
  /** Top layer: hair, hat, glasses. */
  over: string;
  /** Scale of the whole figure, and its offset to the right of the center. */
  scale?: number;
  shift?: number;
}

type Build = Omit<Face, 'skin' | 'turn'>;
export const man: Build = {
  cheek: 130,
  jaw: 106,
  chin: 50,
  chinY: 212,
  lips: 0,
  smile: 8,
  folds: 0,
  brow: { lift: 0, weight: 14 },
};
export const woman: Build = {
  cheek: 122,
  jaw: 90,
  chin: 34,
  chinY: 198,
  lips: 7,
  smile: 11,
  folds: 0,
  brow: { lift: 8, weight: 8 },
};
