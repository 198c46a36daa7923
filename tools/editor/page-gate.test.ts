import { describe, expect, it } from 'vitest';
import { createPageGate } from './page-gate.ts';

/** Lets everything happen that can happen without waiting for anything else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('changes of content and the making of pages', () => {
  it('never run at the same time, in the order in which they came', async () => {
    const gate = createPageGate();
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    await gate.enter(first.promise);
    const change = Promise.withResolvers<void>();
    const changed = gate.change(async () => {
      events.push('change begins');
      await change.promise;
      events.push('change ends');
    });
    const entered = gate.enter(Promise.resolve()).then(() => events.push('second page'));
    await settle();
    expect(events).toEqual([]);
    first.resolve();
    await settle();
    expect(events).toEqual(['change begins']);
    change.resolve();
    await Promise.all([changed, entered]);
    expect(events).toEqual(['change begins', 'change ends', 'second page']);
  });

  it('lets a page wait for every change that came before it, also when one fails', async () => {
    const gate = createPageGate();
    const events: string[] = [];
    const failed = gate.change(() => {
      events.push('fails');
      throw new Error('no');
    });
    const entered = gate.enter(Promise.resolve()).then(() => events.push('page'));
    const later = gate.change(() => events.push('second change'));
    await expect(failed).rejects.toThrow('no');
    await Promise.all([entered, later]);
    expect(events).toEqual(['fails', 'second change', 'page']);
  });

  it('goes on when a page never comes', async () => {
    const gate = createPageGate(1);
    await gate.enter(new Promise(() => {}));
    expect(await gate.change(() => 'changed')).toBe('changed');
  });
});
