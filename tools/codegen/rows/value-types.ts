interface ValueType {
  /** What the driver makes of it (`platform/sql-types.ts`). */
  readonly row: string;
  /** What a template may put in its place. */
  readonly parameter: string;
}

const byName: Readonly<Record<string, ValueType>> = {
  bool: { row: 'boolean', parameter: 'boolean' },
  bytea: { row: 'Buffer', parameter: 'Uint8Array' },
  date: { row: 'string', parameter: 'string' },
  int2: { row: 'number', parameter: 'number' },
  int4: { row: 'number', parameter: 'number' },
  int8: { row: 'bigint', parameter: 'bigint | number' },
  json: { row: 'unknown', parameter: 'string' },
  jsonb: { row: 'unknown', parameter: 'string' },
  numeric: { row: 'string', parameter: 'bigint | number | string' },
  text: { row: 'string', parameter: 'string' },
  timestamptz: { row: 'Temporal.Instant', parameter: 'string' },
  uuid: { row: 'string', parameter: 'string' },
  // Nothing reads what a function without a result gives.
  void: { row: 'unknown', parameter: 'never' },
  _bytea: { row: 'readonly Buffer[]', parameter: 'readonly Uint8Array[]' },
  _int4: { row: 'readonly number[]', parameter: arrayOf('number') },
  _int8: { row: 'readonly bigint[]', parameter: arrayOf('bigint | number') },
  _text: { row: 'readonly string[]', parameter: arrayOf('string') },
  _uuid: { row: 'readonly string[]', parameter: arrayOf('string') },
};

function arrayOf(element: string): string {
  return `SqlArrayOf<${element}>`;
}

/** The TypeScript types of a type of PostgreSQL, by its name in `pg_type`. */
export function valueType(name: string): ValueType {
  const type = byName[name];
  if (type === undefined) {
    throw new Error(
      `no TypeScript type is known for ${name}: cast the value in SQL, or add a row to tools/codegen/rows/value-types.ts`,
    );
  }
  return type;
}

/** Names of value types that the driver is held to by a test. */
export const valueTypeNames = Object.keys(byName);
