import { keyOf, nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source } from '../source.ts';

export const presenters: Rule = {
  name: 'presenters',
  sentence: 'a presenter that gives back what it gets is not written',
  check: (tree) =>
    tree.sources.filter(({ path }) => path.startsWith('server/')).flatMap(offencesOf),
};

function offencesOf(source: Source): readonly Offence[] {
  return source
    .nodes('Property')
    .filter((property) => keyOf(property) === 'present' && isIdentity(property['value']))
    .map(({ start }) => ({
      path: source.path,
      line: source.lineAt(start),
      message: 'The use case gives the reply itself: bind it alone, route(endpoint, useCase).',
    }));
}

/** `(page) => page`, in whatever words. */
function isIdentity(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'ArrowFunctionExpression') {
    return false;
  }
  const [parameter] = nodesIn(value['params']);
  const name = nameOf(parameter);
  return name !== undefined && nameOf(value['body']) === name;
}

function nameOf(node: unknown): unknown {
  const isName = isNode(node) && node.type === 'Identifier';
  return isName ? node['name'] : undefined;
}
