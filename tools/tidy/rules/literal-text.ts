import { keyOf } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const spoken = new Set(['alt', 'title', 'placeholder', 'label', 'description', 'aria-label']);
const letters = /\p{L}{2,}/u;

export const literalText: Rule = {
  name: 'literal-text',
  sentence: 'what a person reads on a screen comes from the catalogues',
  check: (tree) =>
    tree.sources
      .filter(({ path, isTest }) => path.endsWith('.tsx') && !isTest)
      .flatMap((source) => [...texts(source), ...attributes(source)]),
};

function texts(source: Source): Offence[] {
  const written = source.nodes('JSXText').map((node) => ({ node, text: node['value'] }));
  const braced = source
    .nodes('JSXExpressionContainer')
    .filter((node) => source.parentOf(node)?.type === 'JSXElement')
    .map((node) => ({ node, text: literalOf(node['expression']) }));
  return [...written, ...braced].flatMap(({ node, text }) => offence(source, node, text));
}

function attributes(source: Source): Offence[] {
  return source.nodes('JSXAttribute').flatMap((node) => {
    const value = node['value'];
    const name = isNode(node['name']) ? String(node['name']['name']) : keyOf(node);
    const text =
      isNode(value) && value.type !== 'Literal' ? literalOf(value['expression']) : literalOf(value);
    return spoken.has(name) ? offence(source, node, text) : [];
  });
}

function literalOf(node: unknown): unknown {
  if (!isNode(node)) {
    return undefined;
  }
  return node.type === 'TemplateLiteral' ? templateText(node) : node['value'];
}

function templateText(node: SyntaxNode): string {
  const quasis = node['quasis'] as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join(' ');
}

function offence(source: Source, node: SyntaxNode, text: unknown): Offence[] {
  return typeof text === 'string' && letters.test(text)
    ? [
        {
          path: source.path,
          line: source.lineAt(node.start),
          message: `"${text.trim()}" is literal text: give it a key in the catalogues.`,
        },
      ]
    : [];
}
