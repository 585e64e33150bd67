import type { Fault } from '@portal/proof';
import { parseSync } from 'oxc-parser';
import { type Change, changesOf, type SyntaxNode } from './changes.ts';
import { plant } from './plant.ts';

export type Mutant = Pick<Fault, 'file' | 'find' | 'replace'> & {
  readonly line: number;
  /** What was changed, as one line: `a === b → a !== b`. */
  readonly change: string;
};

/** Every small mistake that a tool can make in a file, tied to syntax that stands there once. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const { program } = parseSync(file, text, { preserveParens: false });
  return walk(program, []).flatMap(({ change, around }) => {
    const place = plantable(text, change, around);
    const line = text.slice(0, change.start).split('\n').length;
    return place === undefined
      ? []
      : [{ file, line, change: describe(text, change, around), ...place }];
  });
}

interface Step {
  readonly change: Change;
  /** The nodes around it, the nearest first. */
  readonly around: readonly SyntaxNode[];
}

function walk(node: SyntaxNode, outer: readonly SyntaxNode[]): readonly Step[] {
  const around = [node, ...outer];
  const own = changesOf(node).map((change) => ({ change, around }));
  const parts = Object.values(node).flat().filter(isCode);
  return [...own, ...parts.flatMap((part) => walk(part, around))];
}

/** Types are gone before anything runs. */
function isCode(value: unknown): value is SyntaxNode {
  const isNode = typeof value === 'object' && value !== null && 'type' in value;
  return isNode && !(value as SyntaxNode).type.startsWith('TS');
}

/** The nearest node around a change that no other place of the file repeats. */
function plantable(text: string, change: Change, around: readonly SyntaxNode[]) {
  for (const { start, end } of around) {
    const find = text.slice(start, end);
    const replace = text.slice(start, change.start) + change.text + text.slice(change.end, end);
    if (fits(text, { find, replace })) {
      return { find, replace };
    }
  }
  return undefined;
}

function fits(text: string, fault: Pick<Fault, 'find' | 'replace'>): boolean {
  try {
    return parseSync('mutant.ts', plant(text, fault)).errors.length === 0;
  } catch {
    return false;
  }
}

function describe(text: string, change: Change, [node]: readonly SyntaxNode[]): string {
  const [start, end] = [node?.start ?? change.start, node?.end ?? change.end];
  const before = text.slice(start, end);
  const after = text.slice(start, change.start) + change.text + text.slice(change.end, end);
  return `${short(before)} → ${short(after) || 'left out'}`;
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
