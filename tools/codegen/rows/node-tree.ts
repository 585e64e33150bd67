/**
 * PostgreSQL's own syntax tree of a statement, after its analysis: names are resolved, types are
 * set, and each column knows the outer joins that may make it null. PostgreSQL prints it as text
 * (`outfuncs.c`): `{TYPE :field value}`, lists in parentheses, `<>` for nothing.
 */
export interface TreeNode {
  readonly type: string;
  readonly fields: ReadonlyMap<string, TreeValue>;
}

export type TreeValue = string | TreeNode | null | readonly TreeValue[];

const tokens = /"(?:[^"\\]|\\.)*"|[{}()[\]]|(?:[^\s{}()[\]\\]|\\.)+/gsu;

/** Reads the text of a `pg_node_tree`. */
export function parseNodeTree(text: string): TreeValue {
  const reading = { tokens: text.match(tokens) ?? [], at: 0 };
  return readValue(reading);
}

interface Reading {
  readonly tokens: readonly string[];
  at: number;
}

function readValue(reading: Reading): TreeValue {
  const token = take(reading);
  switch (token) {
    case '{':
      return readNode(reading);
    case '(':
      return readList(reading, ')');
    case '[':
      return readList(reading, ']');
    case '<>':
      return null;
    default:
      return token.replace(/^"(?<inside>.*)"$/su, '$<inside>').replaceAll(/\\(.)/gsu, '$1');
  }
}

function readList(reading: Reading, end: string): readonly TreeValue[] {
  const values: TreeValue[] = [];
  while (reading.tokens[reading.at] !== end) {
    values.push(readValue(reading));
  }
  reading.at += 1;
  return values;
}

/** A constant is the one field of two values: its length, then its bytes, which are kept. */
function readNode(reading: Reading): TreeNode {
  const type = take(reading);
  const fields = new Map<string, TreeValue>();
  while (reading.tokens[reading.at] !== '}') {
    const name = take(reading).slice(1);
    do {
      fields.set(name, readValue(reading));
    } while (!/^(?::|\}$)/u.test(reading.tokens[reading.at] ?? '}'));
  }
  reading.at += 1;
  return { type, fields };
}

function take(reading: Reading): string {
  const token = reading.tokens[reading.at];
  if (token === undefined) {
    throw new Error('the text of a syntax tree ends too early');
  }
  reading.at += 1;
  return token;
}

export function isTreeNode(value: TreeValue | undefined): value is TreeNode {
  return typeof value === 'object' && value !== null && 'fields' in value;
}

export function nodeAt(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isTreeNode(value) ? value : undefined;
}

export function nodesAt(node: TreeNode, field: string): readonly TreeNode[] {
  return listOf(node.fields.get(field)).filter((value) => isTreeNode(value));
}

export function textAt(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value : '';
}

export function numberAt(node: TreeNode, field: string): number {
  return Number(textAt(node, field));
}

/** The members of a set of numbers, which is printed as `(b 1 2)`. */
export function setAt(node: TreeNode, field: string): readonly number[] {
  return listOf(node.fields.get(field)).slice(1).map(Number);
}

export function textsAt(node: TreeNode, field: string): readonly string[] {
  return listOf(node.fields.get(field)).filter((value) => typeof value === 'string');
}

function listOf(value: TreeValue | undefined): readonly TreeValue[] {
  return Array.isArray(value) ? (value as readonly TreeValue[]) : [];
}

/** Every node below a value, itself included. */
export function* nodesBelow(value: TreeValue): Generator<TreeNode> {
  if (Array.isArray(value)) {
    for (const item of value as readonly TreeValue[]) {
      yield* nodesBelow(item);
    }
  } else if (isTreeNode(value)) {
    yield value;
    for (const field of value.fields.values()) {
      yield* nodesBelow(field);
    }
  }
}
