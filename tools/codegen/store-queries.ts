import { dottedName } from '../tidy/literal.ts';
import { isNode, type Source, type SyntaxNode } from '../tidy/source.ts';

/** One statement of a store as PostgreSQL gets it, values as `$1`. */
export interface StoreQuery {
  readonly name: string;
  readonly sql: string;
}

const statement = /^\s*(?:select|insert|update|delete|with|lock)\b/iu;

/**
 * The statements in a file's `sql` templates. A piece that is put together at run time stands as
 * one of its cases: the first branch of a choice, `true` for a list of conditions.
 */
export function queriesOf(source: Source): readonly StoreQuery[] {
  const templates = source.nodes('TaggedTemplateExpression').filter(isSql);
  return templates
    .filter((node) => statement.test(quasisOf(node)[0] ?? ''))
    .map((node) => {
      const numbering = { next: 1 };
      const sql = dedent(textOf(node, { source, numbering }));
      return { name: functionAround(source, node), sql };
    });
}

interface Reading {
  readonly source: Source;
  readonly numbering: { next: number };
}

function textOf(template: SyntaxNode, reading: Reading): string {
  const quasi = template['quasi'] as { readonly expressions: readonly SyntaxNode[] };
  const quasis = quasisOf(template);
  return quasis
    .map((text, index) => {
      const value = quasi.expressions[index];
      return value === undefined ? text : text + valueText(value, reading);
    })
    .join('');
}

function valueText(value: SyntaxNode, reading: Reading): string {
  const meant = meaningOf(value, reading.source);
  if (meant !== undefined && isSql(meant)) {
    return textOf(meant, reading);
  }
  const branch = meant?.type === 'ConditionalExpression' ? meant['consequent'] : undefined;
  if (isNode(branch) && isSql(branch)) {
    return textOf(branch, reading);
  }
  if (meant !== undefined && holdsSql(meant, reading.source)) {
    return 'true';
  }
  reading.numbering.next += 1;
  return `$${reading.numbering.next - 1}`;
}

/** What a name was set to, the function that a call runs, or the value itself. */
function meaningOf(value: SyntaxNode, source: Source): SyntaxNode | undefined {
  if (value.type === 'Identifier') {
    return initialOf(value, source);
  }
  const called = value.type === 'CallExpression' ? dottedName(value['callee']) : '';
  const run = source
    .nodes('FunctionDeclaration')
    .find(({ id }) => isNode(id) && id['name'] === called);
  return run ?? value;
}

/** What the nearest declaration of a name before its use is set to. */
function initialOf(name: SyntaxNode, source: Source): SyntaxNode | undefined {
  const declared = source
    .nodes('VariableDeclarator')
    .filter(({ id, start }) => isNode(id) && id['name'] === name['name'] && start < name.start)
    .at(-1);
  const initial = declared?.['init'];
  return isNode(initial) ? initial : undefined;
}

function holdsSql(node: SyntaxNode, source: Source): boolean {
  return /\bsql(?:`|<|\.join)/u.test(source.text.slice(node.start, node.end));
}

function isSql(node: SyntaxNode): boolean {
  return node.type === 'TaggedTemplateExpression' && dottedName(node['tag']) === 'sql';
}

function quasisOf(template: SyntaxNode): readonly string[] {
  const quasi = template['quasi'] as {
    readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  };
  return quasi.quasis.map(({ value }) => value.cooked);
}

function functionAround(source: Source, node: SyntaxNode): string {
  for (let at = source.parentOf(node); at !== undefined; at = source.parentOf(at)) {
    if (at.type === 'FunctionDeclaration' && isNode(at['id'])) {
      return String(at['id']['name']);
    }
  }
  return 'file';
}

/** Takes away the margin that the template has in its file. */
function dedent(text: string): string {
  const lines = text.trimEnd().split('\n');
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  const margin = Math.min(...rest.map((line) => line.length - line.trimStart().length));
  const [first = '', ...others] = lines;
  return [first.trim(), ...others.map((line) => line.slice(margin).trimEnd())].join('\n').trim();
}
