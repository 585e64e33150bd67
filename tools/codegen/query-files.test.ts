import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestCluster, type TestCluster } from '@portal/server/test/cluster.ts';
import { getTypeParser } from '@portal/server/src/platform/sql-types.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandPath, root } from '../tasks/project.ts';
import { Tree } from '../tidy/tree.ts';
import { queryFiles } from './query-files.ts';
import { valueType, valueTypeNames } from './rows/value-types.ts';

// Expected types are read off the planted tables by hand; the compiler judges the planted stores.
const tables = `
  create table planted (
    id bigint primary key, member_id text not null, kind text not null check (kind in ('a', 'b')),
    note text, at timestamptz not null, facts jsonb not null);
  create table planted_parts (planted_id bigint not null references planted, size int not null);`;

const folder = 'server/src/contexts/planted';
const generated = `${folder}/generated/statements.ts`;
const columnTypes =
  "export interface ColumnTypes {\n  readonly 'planted.facts': readonly string[];\n}\n";

let cluster: TestCluster;
let client: pg.Client;

beforeAll(async () => {
  cluster = await startTestCluster();
  client = new pg.Client({ connectionString: cluster.templateUrl, types: { getTypeParser } });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await cluster.stop();
}, 60_000);

/** What codegen writes for one planted store, after further changes of the schema. */
async function filesOf(store: string, change = ''): Promise<ReadonlyMap<string, string>> {
  await client.query(`begin; ${tables} ${change}`);
  try {
    const files = { [`${folder}/store.ts`]: store, [`${folder}/column-types.ts`]: columnTypes };
    return await queryFiles(client, new Tree(files));
  } finally {
    await client.query('rollback');
  }
}

async function rowOf(statement: string, change?: string): Promise<Record<string, string>> {
  const store = `export function find() {\n  return sql<Find>\`${statement}\`;\n}\n`;
  const text = (await filesOf(store, change)).get(generated) ?? '';
  const row = /row: \{(?<fields>.*?)\n {2}\}/su.exec(text)?.groups?.['fields'] ?? '';
  const fields = [...row.matchAll(/readonly (?<name>\w+): (?<type>.+);/gu)];
  return Object.fromEntries(fields.map(([, name = '', type = '']) => [name, type]));
}

/** A value of each type that has a TypeScript type; nothing is given by `void`. */
const samples: Readonly<Record<string, string>> = {
  bool: 'true',
  bytea: "'\\x00'::bytea",
  date: "'2026-01-01'::date",
  int2: '1::int2',
  int4: '1',
  int8: '1::int8',
  json: `'{"a":1}'::json`,
  jsonb: `'{"a":1}'::jsonb`,
  numeric: '1.5',
  text: "'a'::text",
  timestamptz: "'2026-01-01T00:00Z'::timestamptz",
  uuid: 'gen_random_uuid()',
  _bytea: "array['\\x00'::bytea]",
  _int4: 'array[1]',
  _int8: 'array[1::int8]',
  _text: "array['a']",
  _uuid: 'array[gen_random_uuid()]',
};

function typeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `readonly ${typeOf(value[0])}[]`;
  }
  if (value instanceof Temporal.Instant) {
    return 'Temporal.Instant';
  }
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value === 'object' ? 'unknown' : typeof value;
}

describe('a value', () => {
  it.each(valueTypeNames.filter((name) => name !== 'void'))(
    'of %s is what the driver makes of it',
    async (name) => {
      const { rows } = await client.query<{ value: unknown }>(`select ${samples[name]} as value`);
      expect(typeOf(rows[0]?.value)).toBe(valueType(name).row);
    },
  );

  it('of another type is refused until it has one', async () => {
    await expect(rowOf("select interval '1 day' as life")).rejects.toThrow('no TypeScript type');
  });
});

describe('the rows of a statement', () => {
  it('have the types and the nulls of their columns', async () => {
    expect(await rowOf('select * from planted')).toEqual({
      id: 'bigint',
      member_id: 'MemberId',
      kind: "'a' | 'b'",
      note: 'string | null',
      at: 'Temporal.Instant',
      facts: "ColumnTypes['planted.facts']",
    });
  });

  it('may be null behind an outer join, and are not where a condition says so', async () => {
    const joined = 'from planted p left join planted_parts q on q.planted_id = p.id';
    expect(await rowOf(`select p.id, q.size ${joined}`)).toEqual({
      id: 'bigint',
      size: 'number | null',
    });
    expect(await rowOf(`select q.size ${joined} where q.size > 1`)).toEqual({ size: 'number' });
    const noted = 'select note from planted where note is not null';
    expect(await rowOf(noted)).toEqual({ note: 'string' });
    const unsure = "select note from planted where note is not null or kind = 'a'";
    expect(await rowOf(unsure)).toEqual({ note: 'string | null' });
  });

  it('are not null where an expression cannot be', async () => {
    const sums =
      'count(*) as n, sum(size) as total, coalesce(sum(size), 0) as safe, 1 + size as more';
    expect(await rowOf(`select ${sums} from planted_parts group by size`)).toEqual({
      n: 'bigint',
      total: 'bigint | null',
      safe: 'bigint',
      more: 'number',
    });
    const choice = "case when note is null then 'none' else 'some' end as has";
    const id = "'mbr_' || id::text as name, exists (select 1) as is, null::int as gap";
    expect(await rowOf(`select ${choice}, ${id} from planted`)).toEqual({
      has: "'none' | 'some'",
      name: 'MemberId',
      is: 'boolean',
      gap: 'number | null',
    });
  });

  it('come through WITH, UNION, subqueries and RETURNING', async () => {
    const written = 'with gone as (delete from planted returning id, note) select * from gone';
    expect(await rowOf(written)).toEqual({ id: 'bigint', note: 'string | null' });
    const both =
      'select kind, id from planted union all select null, planted_id from planted_parts';
    expect(await rowOf(both)).toEqual({ kind: "'a' | 'b' | null", id: 'bigint' });
    const changed = 'update planted set note = null where note is not null returning note, kind';
    expect(await rowOf(changed)).toEqual({ note: 'string | null', kind: "'a' | 'b'" });
    const inner = 'select (select size from planted_parts limit 1) as size from planted';
    expect(await rowOf(inner)).toEqual({ size: 'number | null' });
  });

  it('are one, whichever piece a statement chooses', async () => {
    const choice = 'select id from planted where ${isNoted ? sql`true` : sql`note > 1`}';
    await expect(rowOf(choice)).rejects.toThrow('operator does not exist: text > integer');
    const columns = 'select ${isNoted ? sql`id` : sql`note`} from planted';
    await expect(rowOf(columns)).rejects.toThrow('depend on a choice');
  });

  it('have no column that no migration makes, and none twice', async () => {
    await expect(rowOf('select gone from planted')).rejects.toThrow('does not exist');
    await expect(rowOf('select id, id from planted')).rejects.toThrow('two columns are called');
    await expect(rowOf('select 1', 'alter table planted drop facts')).rejects.toThrow(
      'no column planted.facts',
    );
  });
});

/** A store that reads and writes `planted`, as the compiler sees it with what codegen gave. */
const store = `
import { sql } from '../../platform/sql.ts';
import type { FindNote, InsertNote } from './generated/statements.ts';
const id: bigint = 1n;
export function findNote() {
  return sql<FindNote>\`select kind, at from planted where id = \${id}\`;
}
export function insertNote(row: { memberId: \`mbr_\${string}\`; note: string | null }) {
  return sql<InsertNote>\`
    insert into planted (id, member_id, kind, note, at, facts)
    values (\${id}, \${row.memberId}, 'a', \${row.note},
            \${'2026-01-01'}::timestamptz, \${'[]'}::jsonb)\`;
}
type Row = FindNote['row'];
export const read = (row: Row): { kind: 'a' | 'b'; at: Temporal.Instant } => row;
`;

const noParts = 'alter table planted_parts drop constraint planted_parts_planted_id_fkey;';

/** A change of the schema, or of the store, and what the compiler says to both together. */
const plants = {
  'nothing changes': ['', store, /^$/u],
  'a column that it reads has another type': [
    'alter table planted alter at type text',
    store,
    /'string' is not assignable to type 'Instant'/u,
  ],
  'a column that it reads may be null': [
    'alter table planted alter at drop not null',
    store,
    /'Instant \| null' is not assignable/u,
  ],
  'a column that it reads admits another value': [
    "alter table planted drop constraint planted_kind_check, add check (kind in ('a', 'b', 'c'))",
    store,
    /'"a" \| "b" \| "c"' is not assignable/u,
  ],
  'a parameter has another type': [
    `${noParts} alter table planted alter id type text`,
    store,
    /'bigint' is not assignable to .*'string'/u,
  ],
  'a column that it writes takes no null': [
    'alter table planted alter note set not null',
    store,
    /'string \| null' is not assignable/u,
  ],
  'it gives the id of another kind': ['', store.replace('mbr_', 'rnd_'), /`rnd_.*`mbr_/u],
} as const;

describe('the compiler judges a store when', () => {
  let errors: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const planted = new Map<string, string>();
    for (const [place, [change, text]] of Object.values(plants).entries()) {
      const files = new Map([...(await filesOf(text, change)), [`${folder}/store.ts`, text]]);
      files.forEach((file, path) => planted.set(path.replace('planted', `planted-${place}`), file));
    }
    errors = compilerErrors(planted);
  }, 60_000);

  it.each(Object.entries(plants))('%s', (name, [, , expected]) => {
    const place = Object.keys(plants).indexOf(name);
    expect(errors.get(`planted-${place}`) ?? '').toMatch(expected);
  });
});

/** What the compiler says of each planted context, beside the server's platform. */
function compilerErrors(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const place = mkdtempSync(join(tmpdir(), 'portal-types-'));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), text);
    };
    files.forEach((text, path) => {
      write(path, text);
    });
    const compilerOptions = { noEmit: true, composite: false };
    const base = join(root, 'tsconfig.base.json');
    write(
      'tsconfig.json',
      JSON.stringify({ extends: base, compilerOptions, include: ['server/src/contexts/**/*.ts'] }),
    );
    write('package.json', JSON.stringify({ type: 'module' }));
    for (const shared of ['server/src/platform', 'node_modules']) {
      symlinkSync(join(root, shared), join(place, shared), 'junction');
    }
    const argv = [commandPath('typescript', 'tsc'), '-p', place];
    const { stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
    // What follows from an error is indented below it.
    const lines = stdout.replaceAll(/\n\s+/gu, ' ');
    const byContext = Map.groupBy(
      lines.split('\n'),
      (line) => /planted-\d+/u.exec(line)?.[0] ?? '',
    );
    return new Map([...byContext].map(([context, errors]) => [context, errors.join('\n')]));
  } finally {
    rmSync(place, { recursive: true });
  }
}
