import { parseSync } from 'oxc-parser';
import type { Fault } from '@portal/proof';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Block {
  readonly body: readonly SyntaxNode[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The text with the change planted. Code is compared by its syntax, so that layout, comments and
 * quotes may change without a word; throws when no place says it, or several do.
 */
export function plant(text: string, { find, replace }: Pick<Fault, 'find' | 'replace'>): string {
  const places = placesOf(text, find);
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new Error(`${places.length} places say: ${find}`);
  }
  return text.slice(0, place.start) + replace + text.slice(place.end);
}

function placesOf(text: string, find: string): readonly Place[] {
  const wanted = nodesOf(find).map(shapeOf);
  const first = wanted[0];
  const found: Place[] = [];
  walk(parsed(text), (siblings) => {
    for (const [at, node] of siblings.entries()) {
      const run = siblings.slice(at, at + wanted.length);
      const last = run.at(-1);
      if (
        last !== undefined &&
        shapeOf(node) === first &&
        run.length === wanted.length &&
        run.every((part, index) => shapeOf(part) === wanted[index])
      ) {
        found.push({ start: node.start, end: last.end });
      }
    }
  });
  return found;
}

function parsed(text: string): SyntaxNode {
  const { program, errors } = parseSync('planted.ts', text, { preserveParens: false });
  if (errors.length > 0) {
    throw new Error(`Not whole nodes of the syntax: ${text.slice(0, 100)}`);
  }
  return program;
}

/** A lone expression without its statement, so that it is found inside others. */
function nodesOf(find: string): readonly SyntaxNode[] {
  const { body } = bodyOf(find);
  const [only] = body;
  const isExpression = body.length === 1 && only?.type === 'ExpressionStatement';
  const { expression } = (only ?? {}) as { readonly expression?: SyntaxNode };
  return isExpression && expression !== undefined && !find.trimEnd().endsWith(';')
    ? [expression]
    : body;
}

/** `return` and `await` want a function around them. */
function bodyOf(find: string): Block {
  const { body } = parsed(`async function around() {\n${find}\n}`) as SyntaxNode & {
    readonly body: readonly { readonly body: Block }[];
  };
  const [around] = body;
  if (around === undefined) {
    throw new Error('a function stands around the nodes');
  }
  return around.body;
}

/** What a node says, without where it stands and how its texts are quoted. */
function shapeOf(node: SyntaxNode): string {
  return JSON.stringify(node, (name: string, value: unknown) => {
    const isPlace = name === 'start' || name === 'end' || name === 'raw' || name === 'range';
    return isPlace ? undefined : typeof value === 'bigint' ? `${value}n` : value;
  });
}

/** Calls back with each list of nodes, and with each node that stands alone as a list of one. */
function walk(node: SyntaxNode, visit: (siblings: readonly SyntaxNode[]) => void): void {
  for (const value of Object.values(node)) {
    const siblings = (Array.isArray(value) ? value : [value]).filter(isNode);
    if (siblings.length > 0) {
      visit(siblings);
      siblings.forEach((sibling) => walk(sibling, visit));
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
