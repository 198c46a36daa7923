/** Decides by text length when the header folds its menu into the panel. CSS cannot measure that. */
import type { Company } from '../../../contract/company.ts';
import { isAlone } from './logo.ts';

type Look = 'bar' | 'over' | 'split' | 'centered' | 'boxed';

export interface HeaderFit {
  look: Look;
  /** `wide`: the bar shows the menu from 80rem. `always`: never. `undefined`: from 62rem. */
  fold: 'wide' | 'always' | undefined;
}

interface Labeled {
  label: string;
}

/** The header's part of content/navigation.yaml. */
export interface HeaderMenus {
  header: readonly Labeled[];
  onePage: readonly Labeled[];
  quote: Labeled;
}

/** Widths are in letters of the menu. A letter of the company's name is 1.5 times as wide. */
const nameLetter = 1.5;
const itemPadding = 3;
/** The room next to phone number and button in every direction at 62rem and 80rem (tests/long-company.long.e2e.ts). */
const roomAtTablet = 74;
const roomAtDesktop = 100;
/** The boxed look adds its own margins. */
const boxMargins = 10;
/** The split look gives the menu a line to itself. */
const splitRoom = 90;

/** Long names are set smaller, and wrap to two lines if necessary. */
export const isLongName = (name: string): boolean => name.length > 20;

/** Letters in the longer of two balanced lines, or in the longest word. */
function measureName(name: string): number {
  const words = name.split(/\s+/);
  const longest = Math.max(...words.map(({ length }) => length));
  return isLongName(name) ? Math.max(longest, Math.ceil(name.length / 2) + 2) : name.length;
}

export function fitHeader(
  { name, phone, logo }: Pick<Company, 'name' | 'phone' | 'logo'>,
  { header, onePage, quote }: HeaderMenus,
  menu: 'page' | 'sections',
  look: Look,
): HeaderFit {
  const labels = (menu === 'sections' ? onePage : header).map(({ label }) => label);
  const menuLetters = labels.reduce((letters, label) => letters + label.length + itemPadding, 0);
  if (look === 'split') return { look: menuLetters > splitRoom ? 'bar' : look, fold: undefined };
  // A wide logo is drawn next to the name. The header's logo is as high as five letters are wide.
  const logoLetters = logo && 'file' in logo ? (5 * logo.width) / logo.height - 5 : 0;
  const nameLetters = isAlone(logo) ? 0 : nameLetter * measureName(name);
  const letters =
    nameLetters +
    logoLetters +
    menuLetters +
    (look === 'boxed' ? boxMargins : 0) +
    Math.max(0, phone.shown.length - 14) / 2 +
    Math.max(0, quote.label.length - 11);
  const fold = letters > roomAtDesktop ? 'always' : letters > roomAtTablet ? 'wide' : undefined;
  // The centered look has half the room on each side of the name.
  return { look: look === 'centered' && fold ? 'bar' : look, fold };
}
