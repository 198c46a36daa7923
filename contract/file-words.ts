/** What a kept file is called, for its visitor and for the owner. */
import { fillIn } from './fill-in.ts';

/** The store calls files photo-1.jpg and so on. `sentence` says {number} and {size}, or {size} alone. */
export function nameFile(sentence: string, name: string, size: string): string {
  return fillIn(sentence, { number: /\d+/.exec(name)?.[0] ?? '', size });
}

/** For example "420 kB" or "3.1 MB". */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
