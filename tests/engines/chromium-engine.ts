/** Chromium by Playwright, so that a table of forms or dialogs runs in all three engines. */
import type { Browser, Page } from '@playwright/test';
import { asCall, type Driver } from './driver.ts';

/** Playwright names the keys that WebDriver numbers. */
const names: Readonly<Record<string, string>> = {
  '\uE004': 'Tab',
  '\uE007': 'Enter',
  '\uE00C': 'Escape',
  '\uE010': 'End',
  '\uE003': 'Backspace',
};

function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

export async function openChromium(browser: Browser, javaScriptEnabled: boolean): Promise<Driver> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  return {
    errors: watch(page),
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (act, ...args) =>
      JSON.parse(await page.evaluate<string>(asCall(act, args))) as ReturnType<typeof act>,
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(names[key] ?? key);
    },
    chooseFile: (selector, file) => page.setInputFiles(selector, file),
    forget: () => context.clearCookies(),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
