/** Which file a phone with Chromium loads for an <img>, alone or in a <picture>. */
import type { PageElement } from '../finish/page.ts';
import { phone } from './limits.ts';
import { computeLength, isMedia } from './media.ts';

const supported = new Set([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/svg+xml',
]);

/** The <source> elements belong to the same <picture> and are in their order. */
export function pickPicture(image: PageElement, sources: readonly PageElement[] = []): string | undefined {
  const source = sources.find(
    ({ attributes }) =>
      attributes.has('srcset') &&
      isMedia(attributes.get('media') ?? '') &&
      supported.has(attributes.get('type') ?? 'image/jpeg'),
  );
  const chosen = source ?? image;
  const candidates = pickCandidate(
    chosen.attributes.get('srcset') ?? '',
    chosen.attributes.get('sizes') || '100vw',
  );
  return candidates ?? image.attributes.get('src');
}

/** One address of a srcset, chosen as Chromium does: the nearest density by geometric mean. */
export function pickCandidate(srcset: string, sizes: string): string | undefined {
  const width = computeSize(sizes);
  const candidates = [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)]
    .map(([, address = '', amount = '1', unit = 'x']) => ({
      address,
      density: unit === 'w' ? Number(amount) / width : Number(amount),
    }))
    .sort((a, b) => a.density - b.density);
  for (const [index, candidate] of candidates.entries()) {
    const next = candidates[index + 1];
    if (!next) return candidate.address;
    if (next.density < phone.devicePixelRatio) continue;
    const mean = Math.sqrt(candidate.density * next.density);
    return phone.devicePixelRatio >= mean ? next.address : candidate.address;
  }
  return undefined;
}

/** Pixels that the attribute `sizes` promises on the phone. */
function computeSize(sizes: string): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const text = part.trim();
    const condition = /^(\(.*?\)(?:\s+and\s+\(.*?\))*)\s+(.+)$/.exec(text);
    if (!condition) return text === 'auto' ? phone.widthPx : computeLength(text);
    if (isMedia(condition[1] ?? '')) return computeLength(condition[2] ?? '');
  }
  return phone.widthPx;
}
