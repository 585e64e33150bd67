import type { ValueFact } from './expression-types.ts';
import type { ColumnFact } from './schema-facts.ts';

/** Narrower types than those of PostgreSQL, and where they come from. */
export interface ColumnRefinement {
  ofColumn(column: ColumnFact): string | undefined;
  /** Of an id by its prefix, `mbr`. */
  byPrefix(prefix: string): string | undefined;
}

/** Ids of the wire by their prefix; a column of the same name holds one wherever it stands. */
const ids: Readonly<Record<string, { readonly type: string; readonly column: string }>> = {
  mbr: { type: 'MemberId', column: 'member_id' },
  opr: { type: 'OperatorId', column: 'operator_id' },
  rnd: { type: 'RoundId', column: 'round_id' },
  bet: { type: 'BetId', column: 'bet_id' },
};

export const idTypes: readonly string[] = Object.values(ids).map(({ type }) => type);

const idOfColumn = new Map(Object.values(ids).map(({ type, column }) => [column, type]));

/** `declared`: the columns that the context's `ColumnTypes` speaks of, as `table.column`. */
export function refinementOf(declared: ReadonlySet<string>): ColumnRefinement {
  return {
    byPrefix: (prefix) => ids[prefix]?.type,
    ofColumn: ({ table, name, values }) =>
      declared.has(`${table}.${name}`)
        ? `ColumnTypes['${table}.${name}']`
        : (values?.map((value) => `'${value}'`).join(' | ') ?? idOfColumn.get(name)),
  };
}

/** What one of several values is; a bare null, whose type is `never`, narrows nothing. */
export function union(values: readonly ValueFact[]): ValueFact {
  const types = new Set(values.map(({ type }) => type).filter((type) => type !== 'never'));
  const isKnown = !types.has(undefined) && types.size > 0;
  return {
    isNullable: values.some(({ isNullable }) => isNullable),
    type: isKnown ? [...types].join(' | ') : undefined,
  };
}
