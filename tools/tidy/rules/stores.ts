import { dottedName, nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const store = /^server\/src\/(?:contexts\/[^/]+|platform)\/(?:[^/]+\/)?store(?:-[\w-]+)?\.ts$/u;
const statement = /^\s*(?:select|insert|update|delete|with|lock)\b/iu;

export const stores: Rule = {
  name: 'stores',
  sentence: 'a store function takes tx, and a statement names the types that codegen gave it',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => store.test(path))
      .flatMap((source) => [
        ...foreignImports(source),
        ...withoutTransaction(source),
        ...source.nodes('TaggedTemplateExpression').flatMap((node) => wrongTypes(source, node)),
      ]),
};

function foreignImports({ path, imports }: Source): readonly Offence[] {
  return imports.flatMap(({ specifier, line, names }) => {
    if (specifier === 'kysely' && names.includes('sql')) {
      return [{ path, line, message: 'Take sql from platform/sql.ts: it types the statement.' }];
    }
    return names.includes('Ctx') && specifier.endsWith('/context.ts')
      ? [{ path, line, message: 'A store takes tx and what its statement needs, not the ctx.' }]
      : [];
  });
}

/**
 * A function that runs a statement is asynchronous; one that only makes it takes no transaction.
 */
function withoutTransaction(source: Source): readonly Offence[] {
  return source
    .nodes('FunctionDeclaration')
    .filter((node) => node['async'] === true && dottedName(nodesIn(node['params'])[0]) !== 'tx')
    .map((node) => ({
      path: source.path,
      line: source.lineAt(node.start),
      message: 'A store function takes the transaction first: tx: Transaction.',
    }));
}

function wrongTypes(source: Source, node: SyntaxNode): readonly Offence[] {
  if (dottedName(node['tag']) !== 'sql') {
    return [];
  }
  const given = node['typeArguments'];
  const [type] = isNode(given) ? nodesIn(given['params']) : [];
  const name = type === undefined ? undefined : dottedName(type['typeName']);
  const message = statement.test(openingOf(node))
    ? complaint(source, name, functionAround(source, node))
    : name !== undefined && 'A piece of SQL names no types: those of its statements cover it.';
  return message === false ? [] : [{ path: source.path, line: source.lineAt(node.start), message }];
}

function complaint(source: Source, name: string | undefined, owner: string): string | false {
  const expected = `${owner.slice(0, 1).toUpperCase()}${owner.slice(1)}`;
  const isGenerated = source.imports.some(
    ({ specifier, names }) =>
      specifier.endsWith('/generated/statements.ts') && names.includes(name ?? ''),
  );
  return (
    (!isGenerated || name?.startsWith(expected) !== true) &&
    `The statement names its types, sql<${expected}>, which "npm run codegen" writes to generated/statements.ts.`
  );
}

function openingOf(template: SyntaxNode): string {
  const { quasis } = template['quasi'] as {
    readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  };
  return quasis[0]?.value.cooked ?? '';
}

function functionAround(source: Source, node: SyntaxNode): string {
  for (let at = source.parentOf(node); at !== undefined; at = source.parentOf(at)) {
    if (at.type === 'FunctionDeclaration' && isNode(at['id'])) {
      return String(at['id']['name']);
    }
  }
  return '';
}
