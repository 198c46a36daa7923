/** The cart's lines and their changes (CART-SUMS). domain/sum-prices.ts sums them. */
import type { PictureData } from '../../fields/references.ts';

export interface CartLine {
  id: string;
  name: string;
  /** Unit price in US dollars. */
  price: number;
  quantity: number;
  /** Before any change. A browser restores no field whose default follows its value. */
  firstQuantity: number;
  picture: PictureData;
}

/** Parses a typed quantity; `undefined` unless it is a whole number of at least 1. */
export function parseQuantity(text: string): number | undefined {
  const quantity = Number(text);
  return /^\d+$/.test(text.trim()) && quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : undefined;
}

export const changeQuantity = (lines: CartLine[], id: string, quantity: number): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, quantity } : line));

export const removeLine = (lines: CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id);
