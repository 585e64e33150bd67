import { keyOf } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const declarations = [
  '(?:^|[;{\\s])(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)(?:-\\w+)*\\s*:',
  '(?:^|[;{\\s])(?:left|right|border-(?:top|bottom)-(?:left|right)-radius)\\s*:',
  '(?:text-align|float|clear)\\s*:\\s*(?:left|right)\\b',
];
const property = new RegExp(declarations.join('|'), 'u');
const utilities = [
  '(?:^|[\\s:!])-?(?:(?:m|p|scroll-m|scroll-p)[lr]|left|right|border-[lr])(?:-[\\w./[\\]()%-]+)?',
  '(?:^|[\\s:!])rounded-(?:[lr]|[tb][lr])(?:-[\\w[\\]()%-]+)?',
  '(?:^|[\\s:!])(?:text|float|clear)-(?:left|right)',
];
const utility = new RegExp(`(?:${utilities.join('|')})(?=$|[\\s!;])`, 'u');
const styleKey = /^(?:(?:margin|padding|border)(?:Left|Right)\w*|left|right)$/u;
const message = 'A physical side does not mirror: use the logical one (start, end, inline).';

export const physicalSides: Rule = {
  name: 'physical-sides',
  sentence: 'styles name logical sides, so that right-to-left mirrors by itself',
  check: (tree) => [
    ...tree.paths
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => styleSheet(path, tree.text(path))),
    ...tree.sources
      .filter(({ path, isTest }) => /^(?:apps|packages\/ui)\//u.test(path) && !isTest)
      .flatMap((source) => [...classNames(source), ...inlineStyles(source)]),
  ],
};

function styleSheet(path: string, text: string): Offence[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) =>
    comment.replaceAll(/[^\n]/gu, ' '),
  );
  return withoutComments
    .split('\n')
    .flatMap((line, index) =>
      property.test(line) || (line.includes('@apply') && utility.test(line))
        ? [{ path, line: index + 1, message }]
        : [],
    );
}

function classNames(source: Source): Offence[] {
  const texts = [
    ...source.nodes('Literal').map((node) => ({ node, text: node['value'] })),
    ...source.nodes('TemplateElement').map((node) => ({ node, text: rawText(node) })),
  ];
  return texts
    .filter(
      ({ node, text }) => typeof text === 'string' && utility.test(text) && isClass(source, node),
    )
    .map(({ node }) => ({ path: source.path, line: source.lineAt(node.start), message }));
}

/** A lone word such as `'left'` is a value of the program; utilities have a dash or company. */
function isClass(source: Source, node: SyntaxNode): boolean {
  const text = source.text.slice(node.start, node.end);
  return /-|\s/u.test(text.slice(1, -1)) && source.parentOf(node)?.type !== 'ImportDeclaration';
}

function inlineStyles(source: Source): Offence[] {
  return source
    .nodes('JSXAttribute')
    .filter((node) => isNode(node['name']) && node['name']['name'] === 'style')
    .flatMap((attribute) =>
      source
        .nodes('Property')
        .filter(({ start, end }) => start >= attribute.start && end <= attribute.end)
        .filter((node) => styleKey.test(keyOf(node)))
        .map(({ start }) => ({ path: source.path, line: source.lineAt(start), message })),
    );
}

function rawText(node: SyntaxNode): string {
  return (node['value'] as { readonly raw: string }).raw;
}
