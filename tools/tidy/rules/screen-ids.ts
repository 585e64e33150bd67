import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';
import type { Tree } from '../tree.ts';

const page = 'docs/screens.md';
const front = /^(?:apps|packages\/ui)\/.*\.tsx$/u;
/** A component that hands its id on to its root element takes it as `ux`. */
const attributes = new Set(['data-ux', 'ux']);
const listed = /^\| `([^`]+)`/gmu;
const shape = /^[A-Z]+-/u;
const written = /^(?:apps\/.*\.html|server\/src\/.*\.ts)$/u;
const cited = /\b(?:SYS|S|R|H|G|M|MC|AC|PR|LOT|SPB|RG|BO)-\d\d\b/gu;

export const screenIds: Rule = {
  name: 'screen-ids',
  sentence: 'docs/screens.md explains the ids by which journeys find things, and no others',
  check: (tree) => {
    const rows = tree.text(page).split('\n');
    const known = new Set([...tree.text(page).matchAll(listed)].map(([, id = '']) => id));
    const sources = frontSources(tree);
    const used = sources.flatMap(idsIn);
    const carried = new Set(usedIds(tree).map(({ id }) => id));
    const unused = [...known].filter((id) => shape.test(id) && !carried.has(id));
    return [
      ...[...used, ...sources.flatMap(idsInComments)]
        .filter(({ id }) => !known.has(id))
        .map(({ id, path, line }) => ({ path, line, message: `${id} has no row in ${page}.` })),
      ...unused.map((id) => ({
        path: page,
        line: rows.findIndex((row) => row.startsWith(`| \`${id}\``)) + 1,
        message: `No element carries ${id}: remove the row.`,
      })),
    ];
  },
};

/**
 * Every id that an element of a front end carries, and those that a page written without React
 * names in its HTML or as plain texts.
 */
export function usedIds(tree: Tree): readonly Omit<UsedId, 'line'>[] {
  const html = tree.paths
    .filter((path) => isHtmlWithIds(tree, path))
    .flatMap((path) => (tree.text(path).match(cited) ?? []).map((id) => ({ id, path })));
  return [...frontSources(tree).flatMap(idsIn), ...html];
}

function frontSources(tree: Tree): readonly Source[] {
  return tree.sources.filter(({ path, isTest }) => front.test(path) && !isTest);
}

function isHtmlWithIds(tree: Tree, path: string): boolean {
  return written.test(path) && tree.text(path).includes('data-ux="');
}

interface UsedId extends Omit<Offence, 'message'> {
  readonly id: string;
}

function idsIn(source: Source): UsedId[] {
  return source.nodes('JSXAttribute').flatMap((attribute) => {
    const { name } = attribute;
    const isId = isNode(name) && attributes.has(String(name['name']));
    return isId
      ? textsIn(attribute['value'])
          .filter((text) => shape.test(text))
          .map((id) => ({ id, path: source.path, line: source.lineAt(attribute.start) }))
      : [];
  });
}

function idsInComments(source: Source): UsedId[] {
  return source.comments.flatMap(({ value, start }) => {
    const ids: readonly string[] = value.match(cited) ?? [];
    return ids.map((id) => ({ id, path: source.path, line: source.lineAt(start) }));
  });
}

/** Every text that the attribute may get; of a template its beginning, written `NAV-…`. */
function textsIn(node: unknown): string[] {
  if (!isNode(node)) {
    return [];
  }
  if (node.type === 'TemplateLiteral') {
    const [head] = node['quasis'] as readonly { readonly value: { readonly raw: string } }[];
    return [`${head?.value.raw ?? ''}…`];
  }
  if (node.type === 'Literal') {
    return typeof node['value'] === 'string' ? [node['value']] : [];
  }
  return childrenOf(node).flatMap(textsIn);
}

/** Of a choice by key, `{ a: 'R-01', b: 'R-02' }[key]`, every value of its table. */
function childrenOf(node: SyntaxNode): readonly unknown[] {
  const { expression, consequent, alternate, left, right, object, value, properties = [] } = node;
  const members: readonly unknown[] = Array.isArray(properties) ? properties : [];
  return [expression, consequent, alternate, left, right, object, value, ...members];
}
