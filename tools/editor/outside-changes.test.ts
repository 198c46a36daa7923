import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { queueOutsideChanges } from './outside-changes.ts';

/** A fake watcher, the events that reached the server, and the waiting changes. */
function watch() {
  const watcher = new EventEmitter();
  const order: string[] = [];
  for (const event of ['add', 'change', 'unlink', 'ready', 'all'])
    watcher.on(event, (...given: unknown[]) => order.push([event, ...given].join(' ')));
  const waiting: (() => void)[] = [];
  queueOutsideChanges(watcher, {
    content: '/site/content',
    change: (work) => {
      waiting.push(work);
      return Promise.resolve();
    },
  });
  return { watcher, order, waiting };
}

test.each(['add', 'change', 'unlink'])('queues the event "%s" of a content file or a picture', (event) => {
  const { watcher, order, waiting } = watch();
  watcher.emit(event, '/site/content/company.yaml');
  watcher.emit(event, '/site/content/pictures/a.jpg');
  expect(order).toEqual([]);
  for (const work of waiting) work();
  expect(order).toEqual([`${event} /site/content/company.yaml`, `${event} /site/content/pictures/a.jpg`]);
});
