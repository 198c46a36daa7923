/** Finds custom properties that a page does not need, and writes their fallbacks instead. */
import parseValue from 'postcss-value-parser';
import { listDeclarations, type AtRule, type Declaration, type Rules } from './css-rules.ts';

/** Names of the custom properties that the declarations set. */
export const findSetProperties = (declarations: Iterable<Declaration>): ReadonlySet<string> =>
  new Set(Array.from(declarations, ({ prop }) => prop).filter((prop) => prop.startsWith('--')));

/**
 * Replaces `var(--name, fallback)` with the fallback if nothing on the page sets the property, so that the browser
 * does not look up knobs that the direction leaves alone.
 */
export function fillFallbacks(value: string, isSet: (name: string) => boolean): string {
  if (!/var\([^)]*,/.test(value)) return value;
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

/** Finds the defaults of `:root` that a later layer overrides for the whole page. */
export function findOverridden(rules: Rules): ReadonlySet<Declaration> {
  const overridden = new Set<Declaration>();
  const last = new Map<string, { layer: string; declaration: Declaration }>();
  for (const { params: layer, nodes = [] } of listLayers(rules)) {
    const roots = nodes.filter((node) => node.type === 'rule' && node.selectors.join() === ':root');
    for (const declaration of listDeclarations(roots)) {
      if (!declaration.prop.startsWith('--')) continue;
      const earlier = last.get(declaration.prop);
      if (earlier && earlier.layer !== layer) overridden.add(earlier.declaration);
      last.set(declaration.prop, { layer, declaration });
    }
  }
  return overridden;
}

/** In layer order, which is that of the first mention. */
function listLayers(rules: Rules): AtRule[] {
  const layers = rules.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? [node] : []));
  const order = [...new Set(layers.flatMap(({ params }) => params.split(/\s*,\s*/)))];
  return layers
    .filter(({ nodes }) => nodes)
    .sort((a, b) => order.indexOf(a.params) - order.indexOf(b.params));
}
