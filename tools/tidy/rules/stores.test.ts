import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { stores } from './stores.ts';

const path = 'server/src/contexts/a/store.ts';

function offences(...lines: readonly string[]): readonly string[] {
  return offencesIn(stores, { [path]: `${lines.join('\n')}\n` });
}

const statementTypes =
  "import type { FindMember, FindMemberNote } from './generated/statements.ts';";
const untyped =
  'The statement names its types, sql<FindMember>, which "npm run codegen" writes to generated/statements.ts.';

describe('stores', () => {
  it('take the transaction first, and never the ctx', () => {
    expect(
      offences(
        "import type { Ctx } from '../../platform/context.ts';",
        'export async function find(ctx: Ctx) {}',
        'export async function keep(row: Row, tx: Transaction) {}',
        'export function findStatement(rows: readonly Row[]) {}',
        'export async function drop(tx: Transaction, id: string) {}',
      ),
    ).toEqual([
      `${path}:1 A store takes tx and what its statement needs, not the ctx.`,
      `${path}:2 A store function takes the transaction first: tx: Transaction.`,
      `${path}:3 A store function takes the transaction first: tx: Transaction.`,
    ]);
  });

  it.each(['sql`select 1`', 'sql<{ id: string }>`select 1`', 'sql<Member>`select 1`'])(
    'name the types of their statements: %s',
    (template) => {
      const body = `export async function findMember(tx: Tx) { ${template}; }`;
      expect(offences(statementTypes, "import type { Member } from './member.ts';", body)).toEqual([
        `${path}:3 ${untyped}`,
      ]);
    },
  );

  it('name them after the function', () => {
    const find = (name: string) =>
      `async function ${name}(tx: Tx) { sql<FindMemberNote>\`select 1\`; }`;
    expect(offences(statementTypes, find('findMember'))).toEqual([]);
    expect(offences(statementTypes, find('findNote'))).toEqual([
      `${path}:2 ${untyped.replace('FindMember', 'FindNote')}`,
    ]);
  });

  it('name none for a piece, and take the tag of the platform', () => {
    expect(
      offences(
        "import { sql } from 'kysely';",
        'const columns = sql`id, name`;',
        'const others = sql<Row>`id, name`;',
      ),
    ).toEqual([
      `${path}:1 Take sql from platform/sql.ts: it types the statement.`,
      `${path}:3 A piece of SQL names no types: those of its statements cover it.`,
    ]);
  });

  it('are no other files', () => {
    const other = "import { sql } from 'kysely';\nasync function take() { sql`select 1`; }\n";
    expect(offencesIn(stores, { 'server/src/platform/jobs.ts': other })).toEqual([]);
  });
});
