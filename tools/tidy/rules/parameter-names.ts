import { nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

/**
 * Words that say what was done to a value, or ask a question, and not what the value is. The list
 * is closed: it holds what has stood in this code and hid a `query`, a `command` or a `row`.
 */
const hollow = new Set(
  [
    'asked called chosen found given got held kept known offered opened placed played presented',
    'received refused said seen sent shown stored taken thrown told used waiting wanted',
    'after all before how more most one own since some thing until what where who whole',
  ].flatMap((line) => line.split(' ')),
);
const functions = [
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'TSCallSignatureDeclaration',
  'TSFunctionType',
  'TSMethodSignature',
];

export const parameterNames: Rule = {
  name: 'parameter-names',
  sentence: 'a parameter is named by a noun',
  check: (tree) => tree.sources.flatMap(offencesOf),
};

function offencesOf(source: Source): Offence[] {
  return functions
    .flatMap((type) => source.nodes(type))
    .flatMap(({ params }) => nodesIn(params))
    .flatMap((parameter) => {
      const name = nameOf(parameter);
      return hollow.has(name)
        ? [
            {
              path: source.path,
              line: source.lineAt(parameter.start),
              message: `${name} does not say what it is: take a noun such as query, command or row.`,
            },
          ]
        : [];
    });
}

/** The name of a plain parameter; the names within a pattern belong to the shape it takes apart. */
function nameOf(parameter: SyntaxNode): string {
  const target = parameter.type === 'AssignmentPattern' ? parameter['left'] : parameter;
  return isNode(target) && target.type === 'Identifier' ? String(target['name']) : '';
}
