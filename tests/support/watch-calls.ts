/** Records the calls of a page that should send nothing. */
import type { Page, Request } from '@playwright/test';

/** Calls that could contain typed text: all except requests for the page's own files. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isOwnFile = ['document', 'script', 'stylesheet', 'image', 'font'].includes(request.resourceType());
    if (request.method() !== 'GET' || !isOwnFile) calls.push(request);
  });
  return calls;
}
