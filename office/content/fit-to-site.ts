/** Adapts a generic value to a site: fills in facts and replaces references to missing entries. */
import { isFields, type Fields } from '../../contract/values.ts';
import { fillKnown } from '../../contract/fill-in.ts';
import { pickNode, type FormField, type FormNode, type ListNode } from './form-node.ts';
import type { KnownNames } from './known-names.ts';

export interface SiteNames {
  known: KnownNames;
  /** Values to fill in now. Other facts stay in braces. */
  filled: Readonly<Record<string, string>>;
  /** Facts for numbers, which cannot hold braces. */
  facts: Readonly<Record<string, string>>;
}

export function fitToSite(form: FormNode, value: unknown, site: SiteNames): unknown {
  const used = new Set<string>();

  function choose(to: string): string | undefined {
    const names = site.known[to] ?? [];
    const name = names.find((one) => !used.has(one)) ?? names[0];
    if (name !== undefined) used.add(name);
    return name;
  }

  const isKnown = (to: string, name: unknown) => site.known[to]?.includes(String(name)) === true;

  /** Drops references to missing entries, and replaces them if the list would be too short. */
  function fitList({ item, min = 0 }: ListNode, list: readonly unknown[]): unknown[] {
    const found = list.flatMap((one) => {
      const node = pickNode(item, one);
      return node.type === 'reference' && !isKnown(node.to, one) ? [] : [fit(node, one)];
    });
    if (item.type !== 'reference') return found;
    const missing = Array.from({ length: Math.max(0, min - found.length) }, () => choose(item.to));
    return [...found, ...missing.filter((name) => name !== undefined)];
  }

  function fitGroup(fields: readonly FormField[], group: Fields): Fields {
    const entries = Object.entries(group).flatMap(([name, one]) => {
      const node = fields.find((field) => field.name === name)?.node;
      const fitted = fit(node, one);
      const isEmptied = Array.isArray(fitted) && fitted.length === 0 && (one as unknown[]).length > 0;
      return fitted === undefined || isEmptied ? [] : [[name, fitted] as const];
    });
    return Object.fromEntries(entries);
  }

  function fit(node: FormNode | undefined, inner: unknown): unknown {
    const own = node && pickNode(node, inner);
    if (own?.type === 'reference') return isKnown(own.to, inner) ? inner : choose(own.to);
    if (own?.type === 'number' && typeof inner === 'string') return Number(fillKnown(inner, site.facts));
    if (Array.isArray(inner)) return own?.type === 'list' ? fitList(own, inner) : inner;
    if (isFields(inner)) return fitGroup(own?.type === 'group' ? own.fields : [], inner);
    return typeof inner === 'string' ? fillKnown(inner, site.filled) : inner;
  }

  return fit(form, value);
}
