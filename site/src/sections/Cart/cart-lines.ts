/** The arithmetic of the cart (specification, section 4). */
import { toCents } from '../../lib/money.ts';
import type { PictureData } from '../../lib/references.ts';

export interface CartLine {
  id: string;
  name: string;
  /** US dollars for one. */
  price: number;
  quantity: number;
  picture: PictureData;
}

/** Quantity that a visitor typed; nothing when it is no whole number of at least 1. */
export function parseQuantity(text: string): number | undefined {
  const quantity = Number(text);
  return /^\d+$/.test(text.trim()) && quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : undefined;
}

export const changeQuantity = (lines: CartLine[], id: string, quantity: number): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, quantity } : line));

export const removeLine = (lines: CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id);

/** Dollars of one line. */
export const sumLine = ({ price, quantity }: CartLine): number => (toCents(price) * quantity) / 100;

/** Dollars of all lines: price times quantity. The total is the same; coupons change nothing. */
export const sumLines = (lines: CartLine[]): number =>
  lines.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, 0) / 100;
