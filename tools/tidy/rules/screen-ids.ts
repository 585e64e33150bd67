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
const cited = /\b(?:SYS|S|R|H|G|M|MC|BO)-\d\d\b/gu;

export const screenIds: Rule = {
  name: 'screen-ids',
  sentence: 'docs/screens.md explains the ids by which journeys find things, and no others',
  check: (tree) => {
    const rows = tree.text(page).split('\n');
    const known = new Set([...tree.text(page).matchAll(listed)].map(([, id = '']) => id));
    const sources = tree.sources.filter(({ path, isTest }) => front.test(path) && !isTest);
    const used = sources.flatMap(idsIn);
    const usedIds = new Set([...used.map(({ id }) => id), ...idsWrittenAsHtml(tree)]);
    const unused = [...known].filter((id) => shape.test(id) && !usedIds.has(id));
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

/** A page that the server writes without React names its ids in its HTML, or as plain texts. */
function idsWrittenAsHtml(tree: Tree): string[] {
  return tree.paths
    .filter((path) => written.test(path) && tree.text(path).includes('data-ux="'))
    .flatMap((path) => tree.text(path).match(cited) ?? []);
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
