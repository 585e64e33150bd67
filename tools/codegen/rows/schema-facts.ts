import type pg from 'pg';

export interface ColumnFact {
  readonly table: string;
  readonly name: string;
  readonly isNullable: boolean;
  /** The values that a CHECK admits, where it lists them. */
  readonly values: readonly string[] | undefined;
}

export interface FunctionFact {
  readonly name: string;
  /** Gives null when an argument is null; some give it for other reasons too. */
  readonly isStrict: boolean;
}

/** What the migrated database knows about the columns and functions that statements name. */
export interface SchemaFacts {
  column(table: number, place: number): ColumnFact | undefined;
  /** `table.column`. */
  hasColumn(name: string): boolean;
  function(oid: number): FunctionFact | undefined;
  operator(oid: number): string;
}

export async function readSchemaFacts(client: pg.Client): Promise<SchemaFacts> {
  const columns = await client.query<ColumnRow>(columnsQuery);
  const functions = await client.query<FunctionFact & { oid: number }>(
    'select oid::int, proname as name, proisstrict as "isStrict" from pg_proc',
  );
  const operators = await client.query<{ oid: number; name: string }>(
    'select oid::int, oprname as name from pg_operator',
  );
  const columnOf = new Map(columns.rows.map((row) => [`${row.oid}.${row.place}`, toColumn(row)]));
  const names = new Set(columns.rows.map(({ table, name }) => `${table}.${name}`));
  const functionOf = new Map(functions.rows.map((row) => [row.oid, row]));
  const operatorOf = new Map(operators.rows.map((row) => [row.oid, row.name]));
  return {
    column: (table, place) => columnOf.get(`${table}.${place}`),
    hasColumn: (name) => names.has(name),
    function: (oid) => functionOf.get(oid),
    operator: (oid) => operatorOf.get(oid) ?? '',
  };
}

interface ColumnRow {
  readonly oid: number;
  readonly place: number;
  readonly table: string;
  readonly name: string;
  readonly isNullable: boolean;
  readonly checks: readonly string[];
}

function toColumn({ table, name, isNullable, checks }: ColumnRow): ColumnFact {
  return { table, name, isNullable, values: checks.map(listedValues).find(Boolean) };
}

const list = /^CHECK \(\(\(?"?\w+"?\)? = ANY \(ARRAY\[(?<values>'[^\]]*)\]\)\)\)$/u;

/** `CHECK ((state = ANY (ARRAY['active'::text, 'locked'::text])))`, as PostgreSQL prints it. */
function listedValues(check: string): readonly string[] | undefined {
  const values = list.exec(check)?.groups?.['values'];
  return values === undefined
    ? undefined
    : [...values.matchAll(/'(?<value>[^']*)'::text/gu)].map((match) => match[1] ?? '');
}

const columnsQuery = `
  select a.attrelid::int as oid, a.attnum as place, c.relname as table, a.attname as name,
    not a.attnotnull as "isNullable",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and a.attnum > 0 and not a.attisdropped`;
