import { posix } from 'node:path';
import { dottedName, nodesIn } from '../tidy/literal.ts';
import { isNode, type Source, type SyntaxNode } from '../tidy/source.ts';

/** One statement of a store as PostgreSQL gets it, values as `$1`. */
export interface StoreQuery {
  /** The function around it. */
  readonly name: string;
  /** `Name` of `sql<Name>`; undefined where the template names no types. */
  readonly typeName: string | undefined;
  readonly sql: string;
  /** What stands in the places of the template itself: a parameter's number, or a piece of SQL. */
  readonly slots: readonly Slot[];
}

export type Slot = number | 'piece';

/** Of a choice between two pieces, the one that stands in the statement. */
export type Branch = 'consequent' | 'alternate';

/** Stands for a value while the margin is taken away; no SQL has it. */
const gap = '\u0000';

const statement = /^\s*(?:select|insert|update|delete|with|lock)\b/iu;

/** The file at a path, for pieces that a store takes from another. */
export type SourceAt = (path: string) => Source | undefined;

/**
 * The statements in a file's `sql` templates. A piece that is put together at run time stands as
 * one of its cases: a branch of a choice, `true` for a list of conditions.
 */
export function queriesOf(
  source: Source,
  sourceAt: SourceAt = () => undefined,
  branch: Branch = 'consequent',
): readonly StoreQuery[] {
  const templates = source.nodes('TaggedTemplateExpression').filter(isSql);
  return templates
    .filter((node) => statement.test(quasisOf(node)[0] ?? ''))
    .map((node) => {
      const reading = { source, sourceAt, branch, numbering: { next: 1 } };
      const { text, slots } = read(node, reading);
      const name = functionAround(source, node);
      return { name, typeName: typeNameOf(node), sql: tidied(text), slots };
    });
}

interface Reading {
  readonly source: Source;
  readonly sourceAt: SourceAt;
  readonly branch: Branch;
  readonly numbering: { next: number };
}

function read(
  template: SyntaxNode,
  reading: Reading,
): { readonly text: string; readonly slots: readonly Slot[] } {
  const quasi = template['quasi'] as { readonly expressions: readonly SyntaxNode[] };
  const values = quasi.expressions.map((value) => readValue(value, reading));
  const parts = dedent(quasisOf(template).join(gap)).split(gap);
  const text = parts.map((part, index) => part + (values[index]?.text ?? '')).join('');
  return { text, slots: values.map(({ slot }) => slot) };
}

function readValue(
  value: SyntaxNode,
  reading: Reading,
): { readonly text: string; readonly slot: Slot } {
  const piece = pieceText(value, reading);
  if (piece !== undefined) {
    return { text: piece, slot: 'piece' };
  }
  const slot = reading.numbering.next;
  reading.numbering.next += 1;
  return { text: `$${slot}`, slot };
}

/** The SQL that stands for a value; undefined when it is a parameter. */
function pieceText(value: SyntaxNode, reading: Reading): string | undefined {
  const { node, source } = meaningOf(value, reading);
  const within = { ...reading, source };
  if (isSql(node)) {
    return read(node, within).text;
  }
  const branch = node.type === 'ConditionalExpression' ? node[reading.branch] : returned(node);
  if (isNode(branch) && isSql(branch)) {
    return read(branch, within).text;
  }
  return holdsSql(node, source) ? 'true' : undefined;
}

interface Meaning {
  readonly node: SyntaxNode;
  readonly source: Source;
}

/** What a name was set to, the function that a call runs, or the value itself. */
function meaningOf(value: SyntaxNode, { source, sourceAt }: Reading): Meaning {
  const called = value.type === 'CallExpression' ? dottedName(value['callee']) : '';
  const name = value.type === 'Identifier' ? String(value['name']) : called;
  const own =
    value.type === 'Identifier' ? initialOf(source, name, value.start) : functionOf(source, name);
  if (own !== undefined || name === '') {
    return { node: own ?? value, source };
  }
  const line = source.imports.find(({ names }) => names.includes(name));
  const path = posix.join(posix.dirname(source.path), line?.specifier ?? '');
  const other = line?.specifier.startsWith('.') === true ? sourceAt(path) : undefined;
  const found = other && (functionOf(other, name) ?? initialOf(other, name, other.text.length));
  return other && found ? { node: found, source: other } : { node: value, source };
}

function functionOf(source: Source, name: string): SyntaxNode | undefined {
  return source.nodes('FunctionDeclaration').find(({ id }) => isNode(id) && id['name'] === name);
}

/** What the nearest declaration of a name before its use is set to. */
function initialOf(source: Source, name: string, useAt: number): SyntaxNode | undefined {
  const declared = source
    .nodes('VariableDeclarator')
    .filter(({ id, start }) => isNode(id) && id['name'] === name && start < useAt)
    .at(-1);
  const initial = declared?.['init'];
  return isNode(initial) ? initial : undefined;
}

/** What a function answers when it does nothing but put a piece together. */
function returned(node: SyntaxNode): unknown {
  const body = node.type === 'FunctionDeclaration' ? node['body'] : undefined;
  const last = isNode(body) ? nodesIn(body['body']).at(-1) : undefined;
  return last?.type === 'ReturnStatement' ? last['argument'] : undefined;
}

function holdsSql(node: SyntaxNode, source: Source): boolean {
  return /\bsql(?:`|<|\.join)/u.test(source.text.slice(node.start, node.end));
}

function isSql(node: SyntaxNode): boolean {
  return node.type === 'TaggedTemplateExpression' && dottedName(node['tag']) === 'sql';
}

function typeNameOf(template: SyntaxNode): string | undefined {
  const given = template['typeArguments'];
  const [first] = isNode(given) ? nodesIn(given['params']) : [];
  const name = first?.type === 'TSTypeReference' ? dottedName(first['typeName']) : '';
  return name === '' ? undefined : name;
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
  const lines = text.split('\n');
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  const margin = Math.min(...rest.map((line) => line.length - line.trimStart().length));
  const [first = '', ...others] = lines;
  return [first, ...others.map((line) => line.slice(margin))].join('\n');
}

/** Without the lines and spaces that pieces leave behind. */
function tidied(text: string): string {
  return text.trim().replaceAll(/\s+\n/gu, '\n');
}
