/** The material of a lead as lines of text, which a mail shows in columns. */
import type { TakeoffRow } from './list-rows.ts';

const separator = ' | ';

export const writeMaterial = (rows: readonly TakeoffRow[]): string =>
  rows.map((row) => row.filter((cell) => cell !== '').join(separator)).join('\n');

export const readMaterial = (text: string): string[][] =>
  text.split('\n').map((line) => line.split(separator));
