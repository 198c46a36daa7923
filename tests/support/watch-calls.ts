/** What a page sends while nothing should be sent. */
import type { Page, Request } from '@playwright/test';

/** Calls that could carry what a visitor typed: anything but the page's own files. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isOwnFile = ['document', 'script', 'stylesheet', 'image', 'font'].includes(request.resourceType());
    if (request.method() !== 'GET' || !isOwnFile) calls.push(request);
  });
  return calls;
}
