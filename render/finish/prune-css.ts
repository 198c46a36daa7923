/**
 * Prunes a page's CSS to the rules that the page can use. Astro gives every page the styles of every section that its
 * route could show. purgecss searches the text for words, so it either keeps all variants and states or drops some
 * that are needed.
 */
import { Features, transform } from 'lightningcss';
import { list, parse, type ChildNode } from 'postcss';
import { canMatch } from './match-selector.ts';
import { rememberFew } from './remember-few.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A node without positions and white space, which are most of postcss's tree. Trees share nodes that never change. */
type CssNode = Declaration | Rule | AtRule;

interface Declaration {
  type: 'decl';
  prop: string;
  /** With `!important`. */
  value: string;
}

interface Rule {
  type: 'rule';
  selectors: readonly string[];
  nodes: Rules;
}

interface AtRule {
  type: 'atrule';
  name: string;
  params: string;
  /** `undefined` if the rule is a statement. */
  nodes: Rules | undefined;
}

export type Rules = readonly CssNode[];

/** Throws if the CSS is invalid. */
export const readRules: (css: string) => Rules = rememberFew((css) => parse(css).nodes.flatMap(readNode));

function readNode(node: ChildNode): CssNode[] {
  const nodes = 'nodes' in node ? node.nodes?.flatMap(readNode) : undefined;
  switch (node.type) {
    case 'decl':
      return [{ type: 'decl', prop: node.prop, value: `${node.value}${node.important ? '!important' : ''}` }];
    case 'rule':
      return [{ type: 'rule', selectors: list.comma(node.selector), nodes: nodes ?? [] }];
    case 'atrule':
      return [{ type: 'atrule', name: node.name.toLowerCase(), params: node.params, nodes }];
    default:
      return [];
  }
}

/** Leaves out rules that cannot match on this page. */
export const findMatching = (rules: Rules, vocabulary: Vocabulary): Rules =>
  filterSelectors(rules, (selector) => canMatch(selector, vocabulary));

/** Writes the rules that can match on this page, minus those that match in `known`. */
export function pruneCss(rules: Rules, vocabulary: Vocabulary, known?: Vocabulary): string {
  const matching = known
    ? filterSelectors(
        dropFonts(rules),
        (selector) => canMatch(selector, vocabulary) && !canMatch(selector, known),
      )
    : findMatching(rules, vocabulary);
  return minify(write(matching, findUnused(matching, vocabulary), findOrderedLayers(matching)));
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

const isKeyframes = (name: string) => /^(-\w+-)?keyframes$/.test(name);

function dropFonts(nodes: Rules): CssNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule' || !node.nodes) return [node];
    return node.name === 'font-face' ? [] : [{ ...node, nodes: dropFonts(node.nodes) }];
  });
}

function filterSelectors(nodes: Rules, isUsed: (selector: string) => boolean): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isUsed);
      return selectors.length > 0 ? [{ ...node, selectors, nodes: filterSelectors(node.nodes, isUsed) }] : [];
    }
    if (node.type === 'decl' || !node.nodes || isKeyframes(node.name)) return [node];
    return [{ ...node, nodes: filterSelectors(node.nodes, isUsed) }];
  });
}

/** Finds unused custom properties and keyframes. Each of them can make others unused. */
function findUnused(nodes: Rules, vocabulary: Vocabulary): ReadonlySet<CssNode> {
  const unused = new Set<CssNode>();
  for (let count = -1; count < unused.size;) {
    count = unused.size;
    const used = new Set(vocabulary.customProperties);
    const words = new Set<string>();
    const candidates: (Declaration | AtRule)[] = [];
    const visit = (node: CssNode): void => {
      if (unused.has(node)) return;
      if (node.type === 'decl') {
        const isProperty = node.prop.startsWith('--');
        if (isProperty) candidates.push(node);
        if (node.value.includes('--')) for (const word of readWords(node.value)) used.add(word);
        if (isProperty || /animation/i.test(node.prop))
          for (const word of readWords(node.value)) words.add(word);
        return;
      }
      if (node.type === 'atrule') {
        if (node.name === 'property' || isKeyframes(node.name)) candidates.push(node);
        if (node.name !== 'property' && node.params.includes('--'))
          for (const word of readWords(node.params)) used.add(word);
      }
      node.nodes?.forEach(visit);
    };
    nodes.forEach(visit);
    for (const node of candidates) {
      const name = node.type === 'decl' ? node.prop : node.params.replaceAll(/["']/g, '');
      const isUsed =
        node.type === 'atrule' && isKeyframes(node.name)
          ? words.has(name) || vocabulary.hasWord(name)
          : used.has(name);
      if (!isUsed) unused.add(node);
    }
  }
  return unused;
}

/** Styles repeat most of their values. */
const readWords = rememberFew((value) => value.match(/[\w-]+/g) ?? [], 5_000);

const findOrderedLayers = (nodes: Rules) =>
  new Set(
    nodes.flatMap((node) =>
      node.type === 'atrule' && node.name === 'layer' && !node.nodes ? node.params.split(/\s*,\s*/) : [],
    ),
  );

/** Leaves out rules without content. */
function write(nodes: Rules, unused: ReadonlySet<CssNode>, orderedLayers: ReadonlySet<string>): string {
  const writeNode = (node: CssNode): string => {
    if (unused.has(node)) return '';
    if (node.type === 'decl') return `${node.prop}:${node.value};`;
    const head = node.type === 'rule' ? node.selectors.join(',') : `@${node.name} ${node.params}`;
    if (!node.nodes) return `${head};`;
    const content = node.nodes.map(writeNode).join('');
    if (content) return `${head}{${content}}`;
    // An empty layer still has its place in the order, unless an @layer statement already orders it.
    const isPlace = node.type === 'atrule' && node.name === 'layer' && node.params;
    return isPlace && !orderedLayers.has(node.params) ? `${head};` : '';
  };
  return nodes.map(writeNode).join('');
}
