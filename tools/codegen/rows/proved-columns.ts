import { nodeAt, nodesAt, numberAt, textAt, type TreeNode } from './node-tree.ts';
import type { SchemaFacts } from './schema-facts.ts';

/**
 * Columns that the conditions of a query prove not null, as `table.column` by their places: `is not
 * null`, and an operand of a comparison that must be true. A condition of an outer join proves
 * nothing about the rows that it lets through.
 */
export function provedColumns(query: TreeNode, schema: SchemaFacts): ReadonlySet<string> {
  const tree = nodeAt(query, 'jointree');
  const conditions = tree === undefined ? [] : conditionsOf(tree);
  return new Set(conditions.flatMap((condition) => provedBy(condition, schema)));
}

function conditionsOf(part: TreeNode): readonly TreeNode[] {
  const own = nodeAt(part, 'quals');
  const conditions = own === undefined ? [] : conjuncts(own);
  switch (part.type) {
    case 'FROMEXPR':
      return [...conditions, ...nodesAt(part, 'fromlist').flatMap(conditionsOf)];
    case 'JOINEXPR': {
      const sides = ['larg', 'rarg'].flatMap((side) => {
        const node = nodeAt(part, side);
        return node === undefined ? [] : [conditionsOf(node)];
      });
      const kind = textAt(part, 'jointype');
      return kind === '0' ? [...conditions, ...sides.flat()] : kind === '1' ? (sides[0] ?? []) : [];
    }
    default:
      return [];
  }
}

function conjuncts(condition: TreeNode): readonly TreeNode[] {
  return condition.type === 'BOOLEXPR' && textAt(condition, 'boolop') === 'and'
    ? nodesAt(condition, 'args').flatMap(conjuncts)
    : [condition];
}

function provedBy(condition: TreeNode, schema: SchemaFacts): readonly string[] {
  switch (condition.type) {
    case 'NULLTEST': {
      const argument = nodeAt(condition, 'arg');
      return textAt(condition, 'nulltesttype') === '1' && argument ? columnIn(argument) : [];
    }
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR': {
      const isStrict = schema.function(numberAt(condition, 'opfuncid'))?.isStrict === true;
      return isStrict ? nodesAt(condition, 'args').flatMap(columnIn) : [];
    }
    default:
      return [];
  }
}

function columnIn(expression: TreeNode): readonly string[] {
  const inner = expression.type === 'RELABELTYPE' ? nodeAt(expression, 'arg') : expression;
  return inner?.type === 'VAR' && textAt(inner, 'varlevelsup') === '0'
    ? [`${textAt(inner, 'varno')}.${textAt(inner, 'varattno')}`]
    : [];
}
