import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const lineColumns = 100;
const stringColumns = 140;
/** What may stand around a string that has the line to itself: margin, name, punctuation. */
const besideString = 30;
const functionLines = 70;
const componentLines = 120;
const fileLines = 400;
const testFileLines = 800;
const indexLines = 150;

/** Tables of data and generated files are as long as their subject. */
const excepted = /(?:^|\/)(?:data|vectors|generated)\//u;
const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const groupings = new Set(['describe', 'test']);

export const sizes: Rule = {
  name: 'sizes',
  sentence: 'lines, functions and files keep inside their hard stops',
  check: (tree) => [
    ...tree.sources
      .filter(({ path }) => !excepted.test(path))
      .flatMap((source) => [...longFile(source), ...longLines(source), ...longFunctions(source)]),
    ...tree.paths
      .filter((path) => path.endsWith('.css') && !excepted.test(path))
      .flatMap((path) => longFile({ path, text: tree.text(path), isTest: false })),
  ],
};

function longFile({ path, text, isTest }: Pick<Source, 'path' | 'text' | 'isTest'>): Offence[] {
  const lines = text.split('\n').length - 1;
  const isContextIndex = /^server\/src\/contexts\/[^/]+\/index\.ts$/u.test(path);
  const limit = isContextIndex ? indexLines : isTest ? testFileLines : fileLines;
  const message = `The file has ${lines} lines, more than ${limit}: split it by what it does.`;
  return lines > limit ? [{ path, line: limit, message }] : [];
}

function longLines({ path, text }: Source): Offence[] {
  return text.split('\n').flatMap((line, index) => {
    const limit = isOneString(line) ? stringColumns : lineColumns;
    return line.length > limit && !isOneAddress(line)
      ? [
          {
            path,
            line: index + 1,
            message: `The line has ${line.length} columns, more than ${limit}.`,
          },
        ]
      : [];
  });
}

/** A sentence in two pieces cannot be searched for, and the formatter leaves strings whole. */
function isOneString(line: string): boolean {
  const [longest = ''] = [...line.matchAll(/'[^']*'|"[^"]*"|`[^`]*`/gu)]
    .map(([literal]) => literal)
    .toSorted((a, b) => b.length - a.length);
  return line.length - longest.length <= besideString;
}

function isOneAddress(line: string): boolean {
  return /^\s*(?:\/\/|\*)?\s*\S+$/u.test(line) && line.includes('://');
}

function longFunctions(source: Source): Offence[] {
  return functionTypes
    .flatMap((type) => source.nodes(type))
    .filter((node) => !isGrouping(source, node))
    .flatMap((node) => {
      const line = source.lineAt(node.start);
      const lines = source.lineAt(node.end) - line + 1;
      const limit = isComponent(source, node) ? componentLines : functionLines;
      const message =
        `The function has ${lines} lines, more than ${limit}: ` +
        'keep its branches and move straight work out.';
      return lines > limit ? [{ path: source.path, line, message }] : [];
    });
}

/** The callback of a `describe` is a heading, not a function of the product. */
function isGrouping(source: Source, node: SyntaxNode): boolean {
  const call = source.parentOf(node);
  if (!source.isTest || call?.type !== 'CallExpression') {
    return false;
  }
  return groupings.has(source.text.slice(call.start).split(/\W/u, 1)[0] ?? '');
}

function isComponent(source: Source, node: SyntaxNode): boolean {
  const parent = source.parentOf(node);
  const name = [node['id'], parent?.['id']].find(isNode)?.['name'];
  return source.path.endsWith('.tsx') && typeof name === 'string' && /^[A-Z]/u.test(name);
}
