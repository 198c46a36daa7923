/** Draws a head from the front, lit from the left. The origin is between the eyes. */
import { eyes, type Skin } from './tones.ts';

export interface Face {
  skin: Skin;
  /** Half widths in px at the temple, at the corner of the jaw and at the chin. */
  cheek: number;
  jaw: number;
  chin: number;
  /** Distance from the eyes to the bottom of the chin. */
  chinY: number;
  /** Turn of the face to the right; negative to the left. */
  turn: number;
  brow: { lift: number; weight: number };
  /** Rise of the corners of the mouth. `lips` makes lips fuller. */
  smile: number;
  lips: number;
  /** Length of the folds next to the mouth: 0 for the young. */
  folds: number;
}

export function plane(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

/** A shaded plane at the figure's edge. Its outline hides the seam to the lit plane below. */
export function edge(fill: string, path: string): string {
  return `<path fill="${fill}" stroke="${fill}" stroke-width="2" d="${path}"/>`;
}

const n = (value: number) => String(Math.round(value));
/** Template tag for paths; rounds numbers. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.map((part, index) => part + (index < values.length ? n(values[index] ?? 0) : '')).join('');
}

export function outline({ cheek: c, jaw: j, chin: h, chinY: y }: Face): string {
  return d`M${-c}-60C${-c - 2} 20 ${-c + 4} 70 ${-j} 128C${-j + 14} 166 ${-h - 24} ${y - 6} ${-h + 8} ${y}Q0 ${y + 8} ${h - 8} ${y}C${h + 24} ${y - 6} ${j - 14} 166 ${j} 128C${c - 4} 70 ${c + 2} 20 ${c}-60C${c}-170 62-214 0-214S${-c}-170 ${-c}-60Z`;
}

export function drawNeck({ skin, jaw, chinY }: Face): string {
  const w = jaw * 0.72;
  return (
    plane(skin.lit, d`M${-w} 90V240L-120 340H120L${w} 240V90Z`) +
    plane(
      skin.shade,
      d`M${-w} ${chinY - 50}L${-w + 16} ${chinY + 4}L${w * 0.15} ${chinY + 44}L44 340H120L${w} 240V90Z`,
    )
  );
}

export function drawEars({ skin, cheek, turn }: Face): string {
  const ear = (side: number) => {
    const x = side * (cheek - 6);
    return d`M${x}-28C${x + side * 34}-44 ${x + side * 34} 24 ${x + side * 12} 72L${x} 76Z`;
  };
  return (turn > -0.8 ? plane(skin.lit, ear(-1)) : '') + plane(skin.shade, ear(1));
}

/** The shaded half of the face: over the forehead, down the ridge of the nose, past the mouth to the chin. */
function drawShade({ skin, turn, cheek: c, jaw: j, chin: h, chinY: y }: Face): string {
  const t = turn * 30;
  return edge(
    skin.shade,
    d`M${t + 70}-194C${t + 82}-150 ${t + 66}-110 ${t + 54}-78L${t + 24}-42L${t + 12}-22L${t + 20} 52L${t + 30} 78L${t + 10} 92L${t + 16} 116L${t + 22} 138L${t + 14} 152C${t + 34} 170 ${t + 30} ${y - 16} ${t + 20} ${y + 2}L${h - 8} ${y}C${h + 24} ${y - 6} ${j - 14} 166 ${j} 128C${c - 4} 70 ${c + 2} 20 ${c}-60C${c}-130 ${t + 110}-170 ${t + 70}-194Z`,
  );
}

function drawCheekLight({ skin, turn }: Face): string {
  const t = turn * 30;
  return plane(skin.lit, d`M${t + 46} 26L${t + 92} 18Q${t + 88} 56 ${t + 62} 84Q${t + 50} 60 ${t + 46} 26Z`);
}

function drawFeatures({ skin, turn, brow, smile, lips, folds }: Face): string {
  const t = turn * 30;
  const [b, w] = [-36 - brow.lift, brow.weight];
  const look = turn * 5;
  const left = t - 56 + Math.max(0, turn) * 4;
  const right = t + 58 + Math.min(0, turn) * 4;
  const [inner, outer] = [1, 5];
  /** The corners are at the height of `from` and `to`. */
  const white = (x: number, from: number, to: number) =>
    d`M${x - 26} ${from}Q${x - 12}-15 ${x + 4}-14Q${x + 18}-12 ${x + 26} ${to}Q${x} 17 ${x - 26} ${from}Z`;
  const lid = (x: number, from: number, to: number) =>
    d`M${x - 30} ${from + 2}Q${x - 12}-21 ${x + 4}-20Q${x + 20}-18 ${x + 30} ${to + 2}Q${x + 16}-10 ${x + 3}-11Q${x - 12}-11 ${x - 30} ${from + 2}Z`;
  const iris = (x: number) => d`M${x - 10}-13H${x + 14}Q${x + 15} 11 ${x + 2} 11Q${x - 11} 11 ${x - 10}-13Z`;
  const eyebrow = (x: number, side: number) =>
    d`M${x - side * 34} ${b + 4}Q${x + side * 4} ${b - 12} ${x + side * 38} ${b + 10}L${x + side * 34} ${b + 8 + w * 0.3}Q${x} ${b - 6 + w} ${x - side * 34} ${b + 4 + w}Z`;
  return (
    plane(eyes.lit, white(left, outer, inner)) +
    plane(eyes.shade, white(right, inner, outer)) +
    plane(
      skin.shade,
      d`M${left - 34}-8Q${left - 8}-34 ${left + 36}-24L${left + 44}-2L${left + 32} 6Q${left + 20}-18 ${left + 3}-18Q${left - 16}-18 ${left - 34}-8Z`,
    ) +
    plane(
      skin.deep,
      lid(left, outer, inner) +
        lid(right, inner, outer) +
        iris(left + look) +
        iris(right + look) +
        eyebrow(left, -1) +
        eyebrow(right, 1) +
        d`M${t - 20} 84Q${t - 6} 76 ${t + 6} 88L${t + 26} 82L${t + 10} 93Q${t - 6} 96 ${t - 20} 84Z`,
    ) +
    drawMouth(skin, t, smile, lips) +
    (folds > 0
      ? plane(skin.shade, d`M${t - 32} 82Q${t - 54} 98 ${t - 58} ${98 + folds}Q${t - 46} 104 ${t - 28} 88Z`) +
        plane(skin.deep, d`M${t + 40} 84Q${t + 60} 100 ${t + 62} ${98 + folds}Q${t + 52} 106 ${t + 38} 90Z`)
      : '')
  );
}

function drawMouth(skin: Skin, t: number, smile: number, lips: number): string {
  const [left, right, corner] = [t - 42, t + 44, 128 - smile];
  const line = d`M${left - 4} ${corner - 2}Q${t - 22} 130 ${t} 128Q${t + 24} 130 ${right + 4} ${corner - 2}Q${t + 24} 138 ${t} 134Q${t - 24} 138 ${left - 4} ${corner - 2}Z`;
  const upper = d`M${left} ${corner}Q${t - 18} ${124 - lips} ${t - 7} ${122 - lips}L${t + 1} ${125 - lips}L${t + 9} ${122 - lips}Q${t + 22} ${124 - lips} ${right} ${corner}Q${t} 134 ${left} ${corner}Z`;
  const lower = d`M${left + 6} ${corner + 4}Q${t - 16} ${142 + lips * 1.4} ${t} ${142 + lips * 1.4}T${right - 6} ${corner + 4}Q${t} 136 ${left + 6} ${corner + 4}Z`;
  const hollow = d`M${t - 20} ${150 + lips}Q${t} ${157 + lips} ${t + 22} ${150 + lips}L${t + 12} ${160 + lips}H${t - 10}Z`;
  return (
    plane(skin.shade, hollow) + (lips > 0 ? plane(skin.lip, upper + lower) : '') + plane(skin.deep, line)
  );
}

export function drawFace(face: Face, onSkin: string, id: string): string {
  return (
    (onSkin && `<clipPath id="${id}"><path d="${outline(face)}"/></clipPath>`) +
    plane(face.skin.lit, outline(face)) +
    drawShade(face) +
    drawCheekLight(face) +
    (onSkin && `<g clip-path="url(#${id})">${onSkin}</g>`) +
    drawFeatures(face)
  );
}
