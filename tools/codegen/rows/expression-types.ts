import { type ColumnRefinement, union } from './refinements.ts';
import {
  isTreeNode,
  nodeAt,
  nodesAt,
  numberAt,
  setAt,
  textAt,
  textsAt,
  type TreeNode,
} from './node-tree.ts';
import { provedColumns } from './proved-columns.ts';
import type { SchemaFacts } from './schema-facts.ts';

/** What is known about a value that a statement gives, beyond its type in PostgreSQL. */
export interface ValueFact {
  readonly isNullable: boolean;
  /** A narrower type than that of PostgreSQL: a kind of id, a closed set. */
  readonly type?: string | undefined;
}

export interface OutputFact extends ValueFact {
  readonly name: string;
}

export interface Facts {
  readonly schema: SchemaFacts;
  readonly refine: ColumnRefinement;
}

/** A query in whose midst an expression stands. */
interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | undefined;
  readonly facts: Facts;
}

const unknownValue: ValueFact = { isNullable: true };
const neverNull: ValueFact = { isNullable: false };

/** What a whole statement gives; nothing for one that only writes. */
export function outputsOf(query: TreeNode, facts: Facts): readonly OutputFact[] {
  return outputs({ query, outer: undefined, facts });
}

function outputs(scope: Scope): readonly OutputFact[] {
  const { query } = scope;
  const returning = nodesAt(query, 'returningList');
  const targets = textAt(query, 'commandType') === '1' ? nodesAt(query, 'targetList') : returning;
  const kept = targets.filter((target) => textAt(target, 'resjunk') === 'false');
  const operations = nodeAt(query, 'setOperations');
  const parts =
    operations === undefined
      ? []
      : leaves(operations).map((place) => outputs({ ...scope, ...within(scope, place) }));
  return kept.map((target, index) => ({
    ...(operations === undefined
      ? valueOf(nodeAt(target, 'expr'), scope)
      : union(parts.map((columns) => columns[index] ?? unknownValue))),
    name: textAt(target, 'resname'),
  }));
}

/** The queries that UNION and its like put together, by their place among the tables. */
function leaves(part: TreeNode): readonly number[] {
  return part.type === 'RANGETBLREF'
    ? [numberAt(part, 'rtindex')]
    : ['larg', 'rarg'].flatMap((side) => {
        const inner = nodeAt(part, side);
        return inner === undefined ? [] : leaves(inner);
      });
}

function within(scope: Scope, place: number): Pick<Scope, 'query' | 'outer'> {
  const query = nodeAt(tableAt(scope, place), 'subquery');
  if (query === undefined) {
    throw new Error('a set operation joins queries');
  }
  return { query, outer: scope };
}

function tableAt(scope: Scope, place: number): TreeNode {
  const table = nodesAt(scope.query, 'rtable')[place - 1];
  if (table === undefined) {
    throw new Error(`the statement has no table ${place}`);
  }
  return table;
}

function upwards(scope: Scope, levels: number): Scope {
  return levels === 0 || scope.outer === undefined ? scope : upwards(scope.outer, levels - 1);
}

function valueOf(expression: TreeNode | undefined, scope: Scope): ValueFact {
  if (expression === undefined) {
    return unknownValue;
  }
  const values = (field: string) =>
    nodesAt(expression, field).map((argument) => valueOf(argument, scope));
  switch (expression.type) {
    case 'VAR':
      return variable(expression, upwards(scope, numberAt(expression, 'varlevelsup')));
    case 'CONST':
      return constant(expression);
    case 'PARAM':
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'SQLVALUEFUNCTION':
      return neverNull;
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
      return valueOf(nodeAt(expression, 'arg'), scope);
    case 'BOOLEXPR':
      return { isNullable: values('args').some(({ isNullable }) => isNullable) };
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return {
        ...union(values('args')),
        isNullable: values('args').every(({ isNullable }) => isNullable),
      };
    case 'CASEEXPR':
      return union([
        ...nodesAt(expression, 'args').map((when) => valueOf(nodeAt(when, 'result'), scope)),
        valueOf(nodeAt(expression, 'defresult'), scope),
      ]);
    case 'OPEXPR':
      return operatorValue(expression, scope, values('args'));
    case 'FUNCEXPR':
      return callValue(expression, scope, values('args'));
    case 'AGGREF':
      return named(scope, numberAt(expression, 'aggfnoid'), countingFunctions);
    case 'WINDOWFUNC':
      return named(scope, numberAt(expression, 'winfnoid'), countingFunctions);
    case 'SUBLINK':
      return subquery(expression, scope);
    default:
      return unknownValue;
  }
}

const countingFunctions = new Set(['count', 'row_number', 'rank', 'dense_rank']);

/** Strict, and never null for arguments that are not; a cast is as well. */
const totalFunctions = new Set(
  'nextval lower upper translate length octet_length date_trunc now abs md5 encode decode'.split(
    ' ',
  ),
);

/** They give null for a key that is not there. */
const lookups = new Set(['->', '->>', '#>', '#>>']);

function named(scope: Scope, oid: number, total: ReadonlySet<string>): ValueFact {
  return { isNullable: !total.has(scope.facts.schema.function(oid)?.name ?? '') };
}

function callValue(
  expression: TreeNode,
  { facts }: Scope,
  values: readonly ValueFact[],
): ValueFact {
  const name = facts.schema.function(numberAt(expression, 'funcid'))?.name ?? '';
  const isCast = textAt(expression, 'funcformat') !== '0';
  const isTotal = isCast || totalFunctions.has(name);
  return { isNullable: !isTotal || values.some(({ isNullable }) => isNullable) };
}

function operatorValue(
  expression: TreeNode,
  { facts }: Scope,
  values: readonly ValueFact[],
): ValueFact {
  const operator = facts.schema.operator(numberAt(expression, 'opno'));
  const isStrict = facts.schema.function(numberAt(expression, 'opfuncid'))?.isStrict === true;
  const isTotal = isStrict && !lookups.has(operator);
  const isNullable = !isTotal || values.some((value) => value.isNullable);
  // An id that lies without its prefix gets it back.
  const prefix = operator === '||' ? /^'(?<prefix>[a-z]+)_'$/u.exec(values[0]?.type ?? '') : null;
  const type = prefix === null ? undefined : facts.refine.byPrefix(prefix.groups?.['prefix'] ?? '');
  return { isNullable, type };
}

function constant(expression: TreeNode): ValueFact {
  const bytes = textsAt(expression, 'constvalue').map(Number);
  const isText = textAt(expression, 'consttype') === '25';
  const isNullable = textAt(expression, 'constisnull') === 'true';
  // The first four bytes are the length.
  const text = Buffer.from(bytes.slice(4)).toString('utf8');
  return { isNullable, type: isNullable ? 'never' : isText ? `'${text}'` : undefined };
}

/** EXISTS and ARRAY give a value always, another subquery one only when it finds a row. */
function subquery(expression: TreeNode, scope: Scope): ValueFact {
  const kind = textAt(expression, 'subLinkType');
  const query = nodeAt(expression, 'subselect');
  if (kind === '0' || kind === '6') {
    return neverNull;
  }
  const [first] = query === undefined ? [] : outputs({ ...scope, query, outer: scope });
  const isOneRow =
    query !== undefined &&
    textAt(query, 'hasAggs') === 'true' &&
    nodesAt(query, 'groupClause').length === 0;
  return { type: first?.type, isNullable: !isOneRow || first?.isNullable !== false };
}

function variable(expression: TreeNode, scope: Scope): ValueFact {
  const { query, facts } = scope;
  const [place, column] = [numberAt(expression, 'varno'), numberAt(expression, 'varattno')];
  const source = columnOf(scope, place, column);
  // What a row held before it was written proves nothing about what it holds now.
  const isWritten = String(place) === textAt(query, 'resultRelation');
  const isProved = !isWritten && provedColumns(query, facts.schema).has(`${place}.${column}`);
  const isOuter = setAt(expression, 'varnullingrels').length > 0;
  const isOld = textAt(expression, 'varreturningtype') === '1';
  return { ...source, isNullable: !isProved && (isOuter || isOld || source.isNullable) };
}

function columnOf(scope: Scope, place: number, column: number): ValueFact {
  const table = tableAt(scope, place);
  const { facts } = scope;
  switch (textAt(table, 'rtekind')) {
    case '0': {
      const fact = facts.schema.column(numberAt(table, 'relid'), column);
      return fact === undefined
        ? unknownValue
        : { isNullable: fact.isNullable, type: facts.refine.ofColumn(fact) };
    }
    case '1':
      return outputs({ ...scope, ...within(scope, place) })[column - 1] ?? unknownValue;
    case '2':
      return valueOf(nodesAt(table, 'joinaliasvars')[column - 1], scope);
    case '3':
      return functionColumn(table, column);
    case '5': {
      const lists = table.fields.get('values_lists');
      const rows = Array.isArray(lists) ? (lists as readonly unknown[]) : [];
      return union(
        rows.map((row) => {
          const value = Array.isArray(row) ? (row[column - 1] as unknown) : undefined;
          return isTreeNode(value as TreeNode) ? valueOf(value as TreeNode, scope) : unknownValue;
        }),
      );
    }
    case '6':
      return commonTableColumn(table, scope, column);
    case '9':
      return valueOf(nodesAt(table, 'groupexprs')[column - 1], scope);
    default:
      return unknownValue;
  }
}

/** The number that WITH ORDINALITY adds is never null; what a function gives may be. */
function functionColumn(table: TreeNode, column: number): ValueFact {
  const counts = nodesAt(table, 'functions').map((part) => numberAt(part, 'funccolcount'));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return textAt(table, 'funcordinality') === 'true' && column === total + 1
    ? neverNull
    : unknownValue;
}

function commonTableColumn(table: TreeNode, scope: Scope, column: number): ValueFact {
  const owner = upwards(scope, numberAt(table, 'ctelevelsup'));
  const name = textAt(table, 'ctename');
  const found = nodesAt(owner.query, 'cteList').find((cte) => textAt(cte, 'ctename') === name);
  const query = found === undefined ? undefined : nodeAt(found, 'ctequery');
  const isRecursive = textAt(table, 'self_reference') === 'true';
  return query === undefined || isRecursive
    ? unknownValue
    : (outputs({ ...scope, query, outer: owner })[column - 1] ?? unknownValue);
}
