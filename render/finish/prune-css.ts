/**
 * Prunes a page's CSS to the rules that the page can use. Astro gives every page the styles of every section that its
 * route could show. purgecss searches the text for words, so it either keeps all variants and states or drops some
 * that are needed.
 */
import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { canMatch } from './match-selector.ts';
import { rememberFew } from './remember-few.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Callers must not change the tree. */
const parseOnce = rememberFew((css) => postcss.parse(css));

/** Keeps rules that can match on this page, minus those already in `known`. */
export function pruneCss(css: string, vocabulary: Vocabulary, known?: Vocabulary): string {
  const root = postcss.root();
  copyMatching(
    parseOnce(css),
    root,
    (selector) => canMatch(selector, vocabulary) && !(known && canMatch(selector, known)),
  );
  if (known) root.walkAtRules('font-face', (rule) => void rule.remove());
  removeUnusedNames(root, vocabulary);
  removeEmpty(root, findOrderedLayers(root));
  return minify(root.toString());
}

/**
 * Lightning CSS also merges the blocks of a layer in layer order, which is equivalent. Without `include` it would
 * write range media queries (media-ranges.ts).
 */
const minify = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
  })
    .code.toString()
    .trim();

const isAtRule = (node: { type: string }, name: string): node is AtRule =>
  node.type === 'atrule' && (node as AtRule).name.toLowerCase() === name;

const isKeyframes = (name: string) => /^(-\w+-)?keyframes$/i.test(name);

/** A page uses a small part of the rules, so copying them is faster than cloning all and removing most. */
function copyMatching(from: Container, to: Container, isUsed: (selector: string) => boolean): void {
  for (const node of from.nodes ?? []) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isUsed);
      if (selectors.length === 0) continue;
      const rule = postcss.rule({ selectors });
      copyMatching(node, rule, isUsed);
      to.append(rule);
    } else if (node.type === 'atrule' && node.nodes && !isKeyframes(node.name)) {
      const rule = postcss.atRule({ name: node.name, params: node.params, nodes: [] });
      copyMatching(node, rule, isUsed);
      to.append(rule);
    } else if (node.type !== 'comment') {
      to.append(node.clone());
    }
  }
}

const customProperty = /--[a-zA-Z_][\w-]*/g;

/** Removes unused custom properties and keyframes. Each removal can make others unused. */
function removeUnusedNames(root: Root, vocabulary: Vocabulary): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const used = new Set(vocabulary.customProperties);
    const values: string[] = [];
    root.walkDecls(({ prop, value }) => {
      for (const [name] of value.matchAll(customProperty)) used.add(name);
      if (prop.startsWith('--') || /animation/i.test(prop)) values.push(value);
    });
    const words = new Set(values.flatMap((value) => value.match(/[\w-]+/g) ?? []));
    root.walkAtRules(({ name, params }) => {
      if (name === 'property') return;
      for (const [mention] of params.matchAll(customProperty)) used.add(mention);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      hasChanged = true;
    });
    root.walkAtRules((rule) => {
      const name = rule.params.replaceAll(/["']/g, '');
      const isUnused = isKeyframes(rule.name)
        ? !words.has(name) && !vocabulary.hasWord(name)
        : rule.name === 'property' && !used.has(name);
      if (!isUnused) return;
      rule.remove();
      hasChanged = true;
    });
  }
}

const findOrderedLayers = (root: Root) =>
  new Set(
    root.nodes.flatMap((node) =>
      isAtRule(node, 'layer') && !node.nodes ? node.params.split(/\s*,\s*/) : [],
    ),
  );

function removeEmpty(container: Container, orderedLayers: ReadonlySet<string>): void {
  for (const child of [...(container.nodes ?? [])]) {
    if (child.type !== 'rule' && child.type !== 'atrule') continue;
    if (!child.nodes) continue;
    removeEmpty(child, orderedLayers);
    if (child.nodes.length > 0) continue;
    // An empty layer still has its place in the order, unless an @layer statement already orders it.
    if (isAtRule(child, 'layer') && child.params && !orderedLayers.has(child.params)) {
      child.replaceWith(postcss.atRule({ name: 'layer', params: child.params }));
    } else {
      child.remove();
    }
  }
}
