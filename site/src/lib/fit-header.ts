/** Decides from the length of its words when the header folds its menu into the panel. Styles cannot measure that. */
import type { Company } from '../../../contract/company.ts';
import { isAlone } from './logo-file.ts';

type Look = 'bar' | 'over' | 'split' | 'centered' | 'boxed';

export interface HeaderFit {
  look: Look;
  /** `wide`: the menu is on the bar from 80rem on. `always`: it never is. Without it, from 62rem on. */
  fold: 'wide' | 'always' | undefined;
}

interface Labeled {
  label: string;
}

/** The part of content/navigation.yaml that the header shows. */
export interface HeaderMenus {
  header: readonly Labeled[];
  onePage: readonly Labeled[];
  quote: Labeled;
}

/** Widths in letters of the menu; letters of the name are half as wide again. */
const nameLetter = 1.5;
const itemPadding = 3;
/** What fits beside phone number and button in every direction at 62rem and at 80rem (tests/long-company.long.e2e.ts). */
const roomAtTablet = 74;
const roomAtDesktop = 100;
/** The box of the boxed look has its own margins. */
const boxMargins = 10;
/** The split look has a line for the menu alone. */
const splitRoom = 90;

/** A name that is set smaller, on two lines where it must be. */
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
  // A logo as wide as the name is drawn next to it. Five letters are as wide as the header's logo is high.
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
