import { describe, expect, it } from 'vitest';
import { parseSource } from '../tidy/source.ts';
import { queriesOf } from './store-queries.ts';

function queries(text: string): unknown {
  return queriesOf(parseSource('server/src/contexts/a/store.ts', text)).map(({ name, sql }) => ({
    name,
    sql,
  }));
}

describe('queriesOf', () => {
  it('numbers values and takes the margin away', () => {
    const text = [
      'export async function find(tx: Tx, id: string) {',
      '  await sql<Row>`',
      '    select a',
      '      from b',
      '     where id = ${id} and c = ${row.c}',
      '  `.execute(tx);',
      '}',
    ];
    expect(queries(text.join('\n'))).toEqual([
      { name: 'find', sql: 'select a\n  from b\n where id = $1 and c = $2' },
    ]);
  });

  it('takes what a function puts together for a condition', () => {
    const text = [
      'function matches(f: F) {',
      '  return f.a ? sql`a = ${f.a}` : sql`true`;',
      '}',
      'const q = sql`select 1 from b where ${matches(f)} and c = ${named(f)}`;',
    ];
    expect(queries(text.join('\n'))).toEqual([
      { name: 'file', sql: 'select 1 from b where true and c = $1' },
    ]);
  });

  it('writes pieces out, first branches and conditions included', () => {
    const text = [
      'const columns = sql`id, name`;',
      'function list(tx: Tx) {',
      '  const order = isByName ? sql`name` : sql`id`;',
      '  const where = sql.join([sql`a`], sql` and `);',
      '  return sql`select ${columns} from b where ${where} order by ${order} limit ${limit}`;',
      '}',
    ];
    expect(queries(text.join('\n'))).toEqual([
      { name: 'list', sql: 'select id, name from b where true order by name limit $1' },
    ]);
  });
});
