import { describe, expect, it } from 'vitest';
import { createPageGate } from './page-gate.ts';

/** Runs all pending microtasks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the page gate', () => {
  it('runs changes and pages one at a time, in order', async () => {
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

  it('holds a page until every earlier change is done, even if one fails', async () => {
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

  it('continues if a page never finishes', async () => {
    const gate = createPageGate(1);
    await gate.enter(new Promise(() => {}));
    expect(await gate.change(() => 'changed')).toBe('changed');
  });
});
