/** Removes custom properties that a page does not need, or does not need at first. */
import type { AtRule, ChildNode, Container, Declaration, Root } from 'postcss';
import parseValue from 'postcss-value-parser';

/** Names of the custom properties that the rules set. */
export function findCustomProperties(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  return names;
}

/**
 * Replaces `var(--name, fallback)` with the fallback if nothing on the page sets the property, so that the browser
 * does not look up knobs that the direction leaves alone.
 */
export function fillFallbacks(root: Root, isSet: (name: string) => boolean): void {
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = fill(declaration.value, isSet);
  });
}

function fill(value: string, isSet: (name: string) => boolean): string {
  const parsed = parseValue(value);
  // Inside out, because a fallback may contain a property with a fallback.
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, comma, ...fallback] = node.nodes;
    if (!name || comma?.type !== 'div' || isSet(name.value)) return;
    Object.assign(node, { type: 'word', value: parseValue.stringify(fallback) });
  }, true);
  return parseValue.stringify(parsed.nodes);
}

/** Removes the defaults of `:root` that a later layer overrides for the whole page. */
export function dropOverridden(root: Root): void {
  const last = new Map<string, Declaration>();
  root.walkAtRules('layer', (layer) => {
    for (const rule of layer.nodes ?? []) {
      if (rule.type !== 'rule' || rule.selector !== ':root') continue;
      rule.each((node) => {
        if (node.type !== 'decl' || !node.prop.startsWith('--')) return;
        const earlier = last.get(node.prop);
        if (earlier && layerOf(earlier) !== layer.params) earlier.remove();
        last.set(node.prop, node);
      });
    }
  });
}

const layerOf = (declaration: Declaration) => (declaration.parent?.parent as AtRule | undefined)?.params;

/** Removes from `root` every declaration that is also in `taken`, a subset of `root`. */
export function subtractCss(root: Root, taken: Root): void {
  const known = new Set<string>();
  taken.walkDecls((declaration) => void known.add(describe(declaration)));
  root.walkDecls((declaration) => {
    if (known.has(describe(declaration))) removeWithParents(declaration);
  });
}

/** A declaration with its enclosing rules, which make it unique. */
function describe(declaration: Declaration): string {
  const around: string[] = [`${declaration.prop}:${declaration.value}`];
  for (let at = declaration.parent; at && at.type !== 'root'; at = at.parent as typeof at) {
    around.push('selector' in at ? String(at.selector) : `@${(at as AtRule).name} ${(at as AtRule).params}`);
  }
  return around.join('|');
}

function removeWithParents(node: ChildNode): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithParents(parent as ChildNode);
}
