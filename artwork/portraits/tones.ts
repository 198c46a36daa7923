/** The colors of the portraits: the palette and warm grays between its ends, lit and shaded for each surface. */
export interface Tone {
  lit: string;
  shade: string;
}
/** Skin has two more colors: one for the lips, one for brows and eyes. */
export interface Skin extends Tone {
  lip: string;
  deep: string;
}

/** The white of the eyes, lit and shaded. */
export const eyes: Tone = { lit: '#f3ebe0', shade: '#d2c3b2' };

export const ground = { wall: '#d2c9ba', light: '#e6dfd3' };

export const skins = {
  pale: { lit: '#f2decb', shade: '#c4a58e', lip: '#b98573', deep: '#54423a' },
  sand: { lit: '#e6c8a6', shade: '#ad8b6d', lip: '#a26e55', deep: '#453429' },
  clay: { lit: '#cba582', shade: '#94735a', lip: '#83503f', deep: '#3c2d25' },
  umber: { lit: '#9d7657', shade: '#69503e', lip: '#5d342a', deep: '#271d18' },
  earth: { lit: '#7c5c46', shade: '#4c392d', lip: '#3d241e', deep: '#1c1512' },
} satisfies Record<string, Skin>;

export const tones = {
  paper: { lit: '#faf8f4', shade: '#cfc7ba' },
  plaster: { lit: '#efe9de', shade: '#bdb4a6' },
  stone: { lit: '#a59d92', shade: '#77716a' },
  slate: { lit: '#66696c', shade: '#474b4f' },
  graphite: { lit: '#3f464d', shade: '#23282d' },
  ink: { lit: '#2b3036', shade: '#15181b' },
  silver: { lit: '#f1ede5', shade: '#a39c93' },
  walnut: { lit: '#594638', shade: '#33281f' },
  copper: { lit: '#a0714a', shade: '#6d4a2f' },
  accent: { lit: '#ffb703', shade: '#c98a00' },
} satisfies Record<string, Tone>;
