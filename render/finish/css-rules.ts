/** Reads CSS into a tree of rules, finds what a page does not need of it, and writes the rest. */
import { Features, transform } from 'lightningcss';
import { list, parse, type ChildNode } from 'postcss';
import { rememberFew } from './remember-few.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A node without positions and white space, which are most of postcss's tree. Trees share nodes that never change. */
type CssNode = Declaration | Rule | AtRule;

export interface Declaration {
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

export interface AtRule {
  type: 'atrule';
  name: string;
  params: string;
  /** `undefined` if the rule is a statement. */
  nodes: Rules | undefined;
}

export type Rules = readonly CssNode[];

/** Throws if the CSS is invalid. */
export const readRules: (css: string) => Rules = rememberFew((css) =>
  parse(minify(css)).nodes.flatMap(readNode),
);

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

/**
 * Merges the blocks of a layer, in layer order, which is equivalent. Without `include` it would write range media queries
 * (media-ranges.ts).
 */
export const minify = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
  })
    .code.toString()
    .trim();

const isKeyframes = (name: string) => /^(-\w+-)?keyframes$/.test(name);

export function dropFonts(nodes: Rules): CssNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule' || !node.nodes) return [node];
    return node.name === 'font-face' ? [] : [{ ...node, nodes: dropFonts(node.nodes) }];
  });
}

/** Leaves out selectors, and rules without any. The declarations are those of `nodes`. */
export function filterSelectors(nodes: Rules, isUsed: (selector: string) => boolean): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isUsed);
      return selectors.length > 0 ? [{ ...node, selectors, nodes: filterSelectors(node.nodes, isUsed) }] : [];
    }
    if (node.type === 'decl' || !node.nodes || isKeyframes(node.name)) return [node];
    return [{ ...node, nodes: filterSelectors(node.nodes, isUsed) }];
  });
}

export function* listDeclarations(nodes: Rules): Generator<Declaration> {
  for (const node of nodes)
    if (node.type === 'decl') yield node;
    else if (node.nodes) yield* listDeclarations(node.nodes);
}

/**
 * Adds the declarations of unused custom properties and keyframes to `dropped`. Each of them can make others unused.
 */
export function findUnused(
  nodes: Rules,
  { customProperties, hasWord }: Vocabulary,
  dropped: ReadonlySet<Declaration>,
): ReadonlySet<Declaration> {
  const unused = new Set(dropped);
  for (let count = -1; count < unused.size;) {
    count = unused.size;
    const used = new Set(customProperties);
    const words = new Set<string>();
    const candidates: (Declaration | AtRule)[] = [];
    const visit = (node: CssNode): void => {
      if (node.type === 'decl') {
        if (unused.has(node)) return;
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
        node.type === 'atrule' && isKeyframes(node.name) ? words.has(name) || hasWord(name) : used.has(name);
      if (!isUsed) for (const declaration of listDeclarations([node])) unused.add(declaration);
    }
  }
  return unused;
}

/** Styles repeat most of their values. */
const readWords = rememberFew((value) => value.match(/[\w-]+/g) ?? [], 5_000);

/** `print` returns the text of a declaration, '' to leave it out. Rules without content are left out as well. */
export function writeRules(nodes: Rules, print: (declaration: Declaration) => string): string {
  const orderedLayers = new Set(
    nodes.flatMap((node) =>
      node.type === 'atrule' && node.name === 'layer' && !node.nodes ? node.params.split(/\s*,\s*/) : [],
    ),
  );
  const writeNode = (node: CssNode): string => {
    if (node.type === 'decl') return print(node);
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
