/** Measures the contrast of words against the actual pixels behind them. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getContrast, getLuminance } from '../../domain/contrast.ts';

interface Words {
  text: string;
  /** Red, green and blue of the words, 0 to 255. */
  color: number[];
  /** Boxes of the lines in the window, in px. */
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Every visible text under the elements without its own background, as painted. */
const readWords = (roots: Locator) =>
  roots.evaluateAll((elements): Words[] => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const toRgb = (color: string): number[] => {
      if (!canvas) return [];
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const hasPlane = (start: Element, root: Element): boolean => {
      for (let at: Element | null = start; at && at !== root; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return true;
      }
      return false;
    };
    const found: Words[] = [];
    for (const root of elements) {
      /** Inside the window and not under a fixed bar. */
      const isSeen = (x: number, y: number) => root.contains(document.elementFromPoint(x, y));
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        const text = texts.currentNode.textContent?.trim() ?? '';
        if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (hasPlane(parent, root)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const lines = [...range.getClientRects()]
          // A line box is taller than its letters and overlaps the content above and below.
          .map(({ x, y, width, height }) => ({ x, y: y + height / 8, width, height: (height * 3) / 4 }))
          .filter(
            ({ x, y, width, height }) => width > 1 && height > 1 && isSeen(x + width / 2, y + height / 2),
          );
        if (lines.length > 0) found.push({ text, color: toRgb(getComputedStyle(parent).color), lines });
      }
    }
    return found;
  });

/** An empty color restores that of the page. */
const colorWords = (roots: Locator, color: 'transparent' | '') =>
  roots.evaluateAll((elements, wanted) => {
    for (const child of elements.flatMap((element) => [element, ...element.querySelectorAll('*')])) {
      if (child instanceof HTMLElement || child instanceof SVGElement)
        child.style.color = child.style.textDecorationColor = wanted;
    }
  }, color);

/** A screenshot of the window in a quarter of the time of `page.screenshot`, which compresses more. */
async function photograph(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** The lowest contrast of each text under the elements with any pixel behind it, weakest first. */
export async function measureWords(
  page: Page,
  roots: Locator,
): Promise<{ text: string; contrast: number }[]> {
  const words = await readWords(roots);
  await colorWords(roots, 'transparent');
  // After two frames the page is painted without the words.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { data, info } = await sharp(await photograph(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await colorWords(roots, '');
  const leastOf = ({ color, lines }: Words): number => {
    const [red = 0, green = 0, blue = 0] = color;
    const front = getLuminance([red, green, blue]);
    let least = Infinity;
    for (const { x, y, width, height } of lines) {
      const [right, bottom] = [Math.min(x + width, info.width), Math.min(y + height, info.height)];
      for (let row = Math.ceil(y); row < bottom; row += 1) {
        for (let column = Math.ceil(x); column < right; column += 1) {
          const at = (row * info.width + column) * 3;
          const back = getLuminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
          const contrast = getContrast(front, back);
          if (contrast < least) least = contrast;
        }
      }
    }
    return least;
  };
  return words
    .map((text) => ({ text: text.text, contrast: Number(leastOf(text).toFixed(2)) }))
    .sort((a, b) => a.contrast - b.contrast);
}
