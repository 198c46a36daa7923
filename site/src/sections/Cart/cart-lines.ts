/** The lines of the cart and how they change (CART-SUMS); lib/money.ts adds them up. */
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
