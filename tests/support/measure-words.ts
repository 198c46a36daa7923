/** How well words can be read on what is really behind them: pixels of the page without its words. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getContrast, getLuminance } from '../../site/src/lib/contrast.ts';

interface Words {
  text: string;
  /** Red, green, blue of the words, 0 to 255. */
  color: number[];
  /** Boxes of the lines, in px of the window. */
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Every text under the elements that is seen and has no plane of its own, as it is painted. */
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
      /** Not outside of the window, and not under a bar that is fixed to its edge. */
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
          // The box of a line is higher than its letters, and reaches into what is above and below it.
          .map(({ x, y, width, height }) => ({ x, y: y + height / 8, width, height: (height * 3) / 4 }))
          .filter(
            ({ x, y, width, height }) => width > 1 && height > 1 && isSeen(x + width / 2, y + height / 2),
          );
        if (lines.length > 0) found.push({ text, color: toRgb(getComputedStyle(parent).color), lines });
      }
    }
    return found;
  });

/** An empty color gives the words that of the page again. */
const colorWords = (roots: Locator, color: 'transparent' | '') =>
  roots.evaluateAll((elements, wanted) => {
    for (const child of elements.flatMap((element) => [element, ...element.querySelectorAll('*')])) {
      if (child instanceof HTMLElement || child instanceof SVGElement)
        child.style.color = child.style.textDecorationColor = wanted;
    }
  }, color);

/** The window as it is painted, in a quarter of the time that the smaller files of `page.screenshot` take. */
async function photograph(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** The least contrast of each text under the elements with a pixel behind it, the weakest first. */
export async function measureWords(
  page: Page,
  roots: Locator,
): Promise<{ text: string; contrast: number }[]> {
  const words = await readWords(roots);
  await colorWords(roots, 'transparent');
  // Two frames later the page is painted without them.
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
