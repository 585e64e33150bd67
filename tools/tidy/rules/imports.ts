import { matrix, type MatrixRow } from '../import-matrix.ts';
import type { Offence, Rule } from '../rule.ts';
import type { ImportLine, Source } from '../source.ts';
import { importTarget, workspaceFolders, workspaceOf } from '../workspaces.ts';

type Folders = ReadonlyMap<string, string>;

export const imports: Rule = {
  name: 'imports',
  sentence: 'imports stay inside the matrix of who may import whom',
  check: (tree) => {
    const folders = workspaceFolders(tree);
    return tree.sources.flatMap((source) => offencesOf(source, folders));
  },
};

function offencesOf(source: Source, folders: Folders): Offence[] {
  const row = matrix.find(({ from }) => from.test(source.path));
  return source.imports.flatMap((line) => {
    const message =
      leavesItsPackage(source, line, folders) ??
      loadsSchemas(source, line) ??
      needsTestSupport(source, line) ??
      (row === undefined ? undefined : breaksRow(row, { source, line, folders }));
    return message === undefined ? [] : [{ path: source.path, line: line.line, message }];
  });
}

function leavesItsPackage(source: Source, line: ImportLine, folders: Folders): string | undefined {
  if (!line.specifier.startsWith('.')) {
    return undefined;
  }
  const target = importTarget(line.specifier, { path: source.path, folders });
  const own = workspaceOf(source.path, folders.values());
  return workspaceOf(target, folders.values()) === own
    ? undefined
    : `${line.specifier} leaves its package: import the other package by its name.`;
}

const schemaDoors = new Set(['@portal/protocol/endpoints', '@portal/protocol/boot']);

/** Schema code must not reach a browser; its types may (packages/protocol/src/index.ts). */
function loadsSchemas(source: Source, line: ImportLine): string | undefined {
  const isScreen = source.path.startsWith('apps/') && !source.isTest;
  return isScreen && !line.isTypeOnly && schemaDoors.has(line.specifier)
    ? `A front end imports types from ${line.specifier}, never its schemas.`
    : undefined;
}

function needsTestSupport(source: Source, line: ImportLine): string | undefined {
  const isProof = /^packages\/(?:[^/]+\/)?proof\//u.test(source.path);
  const isProduct = /^(?:packages|server\/src|apps)\//u.test(source.path) && !source.isTest;
  return isProduct && !isProof && /(?:^|\/)(?:test|testing|proof)(?:\/|$)/u.test(line.specifier)
    ? `${line.specifier} exists for tests only.`
    : undefined;
}

function breaksRow(
  row: MatrixRow,
  { source, line, folders }: { source: Source; line: ImportLine; folders: Folders },
): string | undefined {
  const target = importTarget(line.specifier, { path: source.path, folders });
  const isInside = target !== line.specifier;
  const groups = row.from.exec(source.path)?.groups ?? {};
  const isAllowed = isInside
    ? row.may.some((pattern) => matches(target, pattern, groups))
    : (row.outside?.some((name) => target === name || target.startsWith(`${name}/`)) ?? true);
  return isAllowed ? undefined : `${line.specifier} is not allowed here. ${row.reason}`;
}

/**
 * A pattern is a folder (`a/b/`), a workspace (`packages/money`, its subpaths included) or has one
 * `*`.
 */
function matches(
  target: string,
  pattern: string,
  groups: Readonly<Record<string, string>>,
): boolean {
  const filled = pattern.replaceAll(/<(\w+)>/gu, (_, name: string) => groups[name] ?? '');
  if (filled.includes('*')) {
    const [start = '', end = ''] = filled.split('*');
    const middle = target.slice(start.length, target.length - end.length);
    return target.startsWith(start) && target.endsWith(end) && !middle.includes('/');
  }
  return filled.endsWith('/')
    ? target.startsWith(filled)
    : target === filled || target.startsWith(`${filled}:`) || target.startsWith(`${filled}/`);
}
