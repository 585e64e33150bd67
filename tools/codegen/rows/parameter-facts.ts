import type { Facts, ValueFact } from './expression-types.ts';
import {
  isTreeNode,
  nodeAt,
  nodesAt,
  numberAt,
  textAt,
  type TreeNode,
  type TreeValue,
} from './node-tree.ts';

/**
 * What may stand in for parameters, by their numbers. One that is written to a column takes what
 * the column takes, null included; elsewhere null stands only where the statement asks for it.
 */
export function parametersOf(query: TreeNode, facts: Facts): ReadonlyMap<number, ValueFact> {
  const found = new Map<number, ValueFact>();
  visit(query, { facts, query, found });
  return found;
}

interface Walk {
  readonly facts: Facts;
  /** The innermost query around. */
  readonly query: TreeNode;
  readonly found: Map<number, ValueFact>;
}

function visit(value: TreeValue | undefined, walk: Walk): void {
  if (Array.isArray(value)) {
    (value as readonly TreeValue[]).forEach((item) => {
      visit(item, walk);
    });
  } else if (isTreeNode(value)) {
    const inner = value.type === 'QUERY' ? { ...walk, query: value } : walk;
    note(value, inner);
    value.fields.forEach((field) => {
      visit(field, inner);
    });
  }
}

function note(node: TreeNode, walk: Walk): void {
  switch (node.type) {
    case 'QUERY':
      noteTargets(node, 'targetList', walk);
      break;
    case 'ONCONFLICTEXPR':
      noteTargets(node, 'onConflictSet', walk);
      break;
    case 'OPEXPR':
      noteOperands(node, walk);
      break;
    case 'NULLTEST':
      noteNullable([nodeAt(node, 'arg')], walk);
      break;
    case 'COALESCEEXPR':
      noteNullable(nodesAt(node, 'args'), walk);
      break;
    default:
  }
}

/** What an INSERT or UPDATE sets; each entry names its column by place. */
function noteTargets(node: TreeNode, field: string, { facts, query, found }: Walk): void {
  const written = numberAt(query, 'resultRelation');
  const table = nodesAt(query, 'rtable')[written - 1];
  if (table === undefined) {
    return;
  }
  for (const target of nodesAt(node, field)) {
    const parameter = parameterIn(nodeAt(target, 'expr'));
    const column = facts.schema.column(numberAt(table, 'relid'), numberAt(target, 'resno'));
    if (parameter !== undefined && column !== undefined) {
      const { isNullable } = column;
      found.set(parameter, { isNullable, type: facts.refine.ofColumn(column) });
    }
  }
}

function noteNullable(expressions: readonly (TreeNode | undefined)[], { found }: Walk): void {
  for (const parameter of expressions.map(parameterIn)) {
    if (parameter !== undefined) {
      found.set(parameter, { isNullable: true });
    }
  }
}

function noteOperands(node: TreeNode, walk: Walk): void {
  const operands = nodesAt(node, 'args');
  const isSame = walk.facts.schema.operator(numberAt(node, 'opno')) === '=';
  const [type] = isSame ? operands.flatMap((operand) => columnTypeOf(operand, walk)) : [];
  for (const parameter of operands.map(parameterIn)) {
    if (parameter !== undefined) {
      walk.found.set(parameter, { isNullable: false, type });
    }
  }
}

/** Of a column of a table in the innermost query. */
function columnTypeOf(operand: TreeNode, { facts, query }: Walk): readonly string[] {
  if (operand.type !== 'VAR' || textAt(operand, 'varlevelsup') !== '0') {
    return [];
  }
  const table = nodesAt(query, 'rtable')[numberAt(operand, 'varno') - 1];
  const relation = table === undefined ? 0 : numberAt(table, 'relid');
  const column = facts.schema.column(relation, numberAt(operand, 'varattno'));
  const type = column === undefined ? undefined : facts.refine.ofColumn(column);
  return type === undefined ? [] : [type];
}

function parameterIn(expression: TreeNode | undefined): number | undefined {
  const inner = expression?.type === 'RELABELTYPE' ? nodeAt(expression, 'arg') : expression;
  return inner?.type === 'PARAM' ? numberAt(inner, 'paramid') : undefined;
}
