import { parseSync, type Comment } from 'oxc-parser';

/** A node of the syntax tree, as far as the rules look at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface ImportLine {
  readonly specifier: string;
  readonly line: number;
  readonly isTypeOnly: boolean;
  /** What is taken by name, as the other file calls it. */
  readonly names: readonly string[];
}

/** One parsed TypeScript file. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
  readonly imports: readonly ImportLine[];
  readonly comments: readonly Comment[];
  lineAt(offset: number): number;
  nodes(type: string): readonly SyntaxNode[];
  parentOf(node: SyntaxNode): SyntaxNode | undefined;
}

export function parseSource(path: string, text: string): Source {
  const { program, comments, module } = parseSync(path, text);
  const starts = lineStarts(text);
  const lineAt = (offset: number): number => upperBound(starts, offset);
  const index = indexNodes(program as unknown as SyntaxNode);
  const fromStatements = [...module.staticImports, ...module.staticExports.flatMap(reexports)].map(
    (statement) => ({
      specifier: statement.moduleRequest?.value ?? '',
      line: lineAt(statement.start),
      names: statement.entries.flatMap(({ importName }) => importName.name ?? []),
      isTypeOnly: /^(?:import|export)\s+type\b/u.test(text.slice(statement.start, statement.end)),
    }),
  );
  const dynamic = module.dynamicImports.map(({ start, moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    line: lineAt(start),
    isTypeOnly: false,
    names: [],
  }));
  return {
    path,
    text,
    isTest: isTestPath(path),
    imports: [...fromStatements, ...dynamic],
    comments,
    lineAt,
    nodes: (type) => index.byType.get(type) ?? [],
    parentOf: (node) => index.parents.get(node),
  };
}

function isTestPath(path: string): boolean {
  return (
    /\.(?:test|spec|screen)\.tsx?$/u.test(path) || /(?:^|\/)(?:test|testing|e2e)\//u.test(path)
  );
}

interface Reexport {
  readonly start: number;
  readonly end: number;
  readonly entries: readonly {
    readonly moduleRequest: { readonly value: string } | null;
    readonly importName: { readonly name: string | null };
  }[];
}

function reexports({ start, end, entries }: Reexport): {
  start: number;
  end: number;
  moduleRequest: { readonly value: string };
  entries: Reexport['entries'];
}[] {
  const request = entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest;
  return request ? [{ start, end, moduleRequest: request, entries }] : [];
}

function indexNodes(program: SyntaxNode): {
  byType: Map<string, SyntaxNode[]>;
  parents: Map<SyntaxNode, SyntaxNode>;
} {
  const byType = new Map<string, SyntaxNode[]>();
  const parents = new Map<SyntaxNode, SyntaxNode>();
  const visit = (node: SyntaxNode, parent: SyntaxNode | undefined): void => {
    const same = byType.get(node.type);
    if (same === undefined) {
      byType.set(node.type, [node]);
    } else {
      same.push(node);
    }
    if (parent !== undefined) {
      parents.set(node, parent);
    }
    for (const child of childrenOf(node)) {
      visit(child, node);
    }
  };
  visit(program, undefined);
  return { byType, parents };
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

/** How many starts are at or before the offset, which is the line's number from one. */
function upperBound(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
