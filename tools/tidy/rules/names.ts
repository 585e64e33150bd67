import { posix } from 'node:path';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const empty = ['service', 'manager', 'helper', 'util', 'common'];
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*$/u;
/** Things, not functions: `openService` may call customer service, a `BetService` is a heap. */
const things = [
  'ClassDeclaration',
  'VariableDeclarator',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
];
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
/** Names that tools and readers fix, with their capitals. */
const fixedNames = /^(?:README|ARCHITECTURE|STYLE|CONTRIBUTING|CHANGELOG|LICENSE)\.md$|^\./u;

export const names: Rule = {
  name: 'names',
  sentence: 'files are kebab-case and no name is an empty word',
  check: (tree) => [
    ...tree.paths.flatMap(pathOffences),
    ...tree.sources.flatMap(identifierOffences),
    ...tree.sources.flatMap(useCaseOffences),
  ],
};

function pathOffences(path: string): Offence[] {
  const segments = path.split('/');
  const offence = (message: string): Offence => ({ path, line: 1, message });
  const notKebab = segments.filter((name) => !kebab.test(name) && !fixedNames.test(name));
  const isData = path.endsWith('.json') || /(?:^|\/)(?:data|vectors|images)\//u.test(path);
  const hasEmptyWord = segments.some((name) => isEmptyName(name.split('.', 1)[0] ?? ''));
  return [
    ...(notKebab.length > 0 && !isData ? [offence(`${notKebab[0]} is not kebab-case.`)] : []),
    ...(hasEmptyWord && !isData
      ? [offence('The name says nothing: name what the file does.')]
      : []),
  ];
}

function identifierOffences(source: Source): Offence[] {
  return things
    .flatMap((type) => source.nodes(type))
    .filter((node) => isThing(source, node))
    .flatMap((node) => {
      const id = node['id'];
      const name = isNode(id) && typeof id['name'] === 'string' ? id['name'] : '';
      return isEmptyName(name.replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2'))
        ? [
            {
              path: source.path,
              line: source.lineAt(node.start),
              message: `${name}: Service, Manager, Helper, Util and Common say nothing.`,
            },
          ]
        : [];
    });
}

/**
 * The last word says what a thing is; before it, "common" or "service" may be the field's own term.
 */
function isEmptyName(name: string): boolean {
  const last = name.toLowerCase().split('-').at(-1) ?? '';
  return empty.includes(last.replace(/s$/u, ''));
}

/** A variable counts at the top of a file only; `common` inside a view is the area of its texts. */
function isThing(source: Source, node: SyntaxNode): boolean {
  if (node.type !== 'VariableDeclarator') {
    return true;
  }
  const declaration = source.parentOf(node);
  const holder = declaration && source.parentOf(declaration);
  const isTop = holder?.type === 'Program' || holder?.type === 'ExportNamedDeclaration';
  const { init } = node;
  return isTop && !(isNode(init) && functions.has(init.type));
}

/** A use case is verb-noun: `place-bet.ts` exports `placeBet`, and its test stands beside it. */
function useCaseOffences(source: Source): Offence[] {
  const isUseCase = /\/contexts\/[^/]+\/(?:[^/]+\/)?use-cases\/[^/]+\.ts$/u.test(source.path);
  if (!isUseCase || source.isTest) {
    return [];
  }
  const expected = posix
    .basename(source.path, '.ts')
    .replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`export (?:async )?(?:function|const) ${expected}\\b`, 'u').test(source.text)
    ? []
    : [{ path: source.path, line: 1, message: `The file exports no ${expected}.` }];
}
