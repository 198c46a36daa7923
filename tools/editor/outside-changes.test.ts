import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { queueOutsideChanges } from './outside-changes.ts';

/** A fake watcher, the events that reached the server, and the waiting changes. */
function watch(content = '/site/content') {
  const watcher = new EventEmitter();
  const order: string[] = [];
  for (const event of ['add', 'change', 'unlink', 'ready', 'all'])
    watcher.on(event, (...given: unknown[]) => order.push([event, ...given].join(' ')));
  const waiting: (() => Promise<void>)[] = [];
  const { tell, refresh } = queueOutsideChanges(watcher, {
    content,
    change: (work) => {
      waiting.push(work);
      return Promise.resolve();
    },
    read: () => void order.push('read'),
  });
  return { watcher, order, waiting, tell, refresh };
}

test.each(['add', 'change', 'unlink'])(
  'queues the event "%s" of a content file or a picture',
  async (event) => {
    const { watcher, order, waiting } = watch();
    watcher.emit(event, '/site/content/company.yaml');
    watcher.emit(event, '/site/content/pictures/a.jpg');
    expect(order).toEqual([]);
    for (const work of waiting) await work();
    expect(order).toEqual([
      'read',
      `${event} /site/content/company.yaml`,
      'read',
      `${event} /site/content/pictures/a.jpg`,
    ]);
  },
);

test('skips a file written before the last read, but reads a copy with an older time', async () => {
  const content = mkdtempSync(path.join(tmpdir(), 'outside-changes-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  const file = path.join(content, 'company.yaml');
  writeFileSync(file, 'name: A');
  const { watcher, order, waiting, refresh } = watch(content);
  await expect.poll(() => Date.now()).toBeGreaterThan(statSync(file).ctimeMs);
  refresh();
  watcher.emit('change', file);
  await waiting[0]?.();
  expect(order).toEqual(['read', `change ${file}`]);
  const readMs = Date.now();
  const copy = () => {
    writeFileSync(file, 'name: B');
    utimesSync(file, 0, 0);
    return statSync(file).ctimeMs;
  };
  // File times lag some milliseconds behind the clock.
  await expect.poll(copy).toBeGreaterThan(readMs);
  watcher.emit('change', file);
  await waiting[1]?.();
  expect(order).toEqual(['read', `change ${file}`, 'read', `change ${file}`]);
});
