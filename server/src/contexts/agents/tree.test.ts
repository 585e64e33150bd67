import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { placeMember } from '../../../test/factories/agents.ts';
import { testDatabase } from '../../../test/harness.ts';
import { mostLevels } from './store.ts';

const test = testDatabase();

/** As the owner, whom no missing right protects from mistakes. */
async function asOwner<T>(run: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: test.ownerUrl() });
  await owner.connect();
  try {
    return await run(owner);
  } finally {
    await owner.end();
  }
}

interface Row {
  readonly number: string;
  readonly path: string;
  readonly upline: readonly string[];
}

async function rowOf(id: string): Promise<Row> {
  return asOwner(async (owner) => {
    const query = 'select number, path, upline from tree_positions where member_id = $1';
    const { rows } = await owner.query<Row>(query, [id]);
    return rows[0] ?? { number: '', path: '', upline: [] };
  });
}

const refused = (statement: string, values: readonly unknown[]) =>
  asOwner((owner) => owner.query(statement, [...values])).then(
    () => 'written',
    (error: unknown) => {
      const { code, constraint } = error as { code: string; constraint?: string };
      return [code, constraint];
    },
  );

const move = 'update tree_positions set upline = $2 where member_id = $1';

describe('the tree', () => {
  it('holds for everybody the line of agents above, and a path that follows from it', async () => {
    const top = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true, above: top.id }));
    const member = await test.inUnit((ctx) => placeMember(ctx, { above: agent.id }));
    const [first, second, third] = await Promise.all(
      [top, agent, member].map(({ id }) => rowOf(id)),
    );
    expect(first).toMatchObject({ upline: [] });
    expect(third).toMatchObject({ upline: [first?.number, second?.number] });
    expect(first?.path).toMatch(/^[0-9a-v]{7}$/u);
    expect(third?.path.slice(0, 14)).toBe(second?.path);
    expect(second?.path.slice(0, 7)).toBe(first?.path);
  });

  it('takes no circle, whoever writes it', async () => {
    const top = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true, above: top.id }));
    const [above, below] = [await rowOf(top.id), await rowOf(agent.id)];
    const parent = ['23503', 'tree_positions_parent'];
    expect(await refused(move, [top.id, [below.number]])).toEqual(parent);
    expect(await refused(move, [top.id, [above.number]])).toEqual(parent);
    expect(await refused(move, [agent.id, [above.number, below.number]])).toEqual(parent);
  });

  it('takes nobody below a member, below nobody that exists, or beside the own line', async () => {
    const top = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true, above: top.id }));
    const member = await test.inUnit((ctx) => placeMember(ctx, {}));
    const other = await test.inUnit((ctx) => placeMember(ctx, {}));
    const [plain, nested] = [await rowOf(member.id), await rowOf(agent.id)];
    const parent = ['23503', 'tree_positions_parent'];
    expect(await refused(move, [other.id, [plain.number]])).toEqual(parent);
    expect(await refused(move, [other.id, ['999999999']])).toEqual(parent);
    // The agent is no root: its line belongs to it.
    expect(await refused(move, [other.id, [nested.number]])).toEqual(parent);
  });

  it('ends with the thirtieth level', async () => {
    const line = ['1'];
    while (line.length < mostLevels) {
      line.push('1');
    }
    const other = await test.inUnit((ctx) => placeMember(ctx, {}));
    expect(await refused(move, [other.id, line])).toEqual(['23514', 'tree_positions_level']);
  });

  it('loses nobody, and nothing but a line is changed, because the role may not', async () => {
    const { id } = await test.inUnit((ctx) => placeMember(ctx, {}));
    const { pool } = test.database();
    const denied = { code: '42501' };
    const promote = 'update tree_positions set is_agent = true where member_id = $1';
    await expect(pool.query(promote, [id])).rejects.toMatchObject(denied);
    const remove = 'delete from tree_positions where member_id = $1';
    await expect(pool.query(remove, [id])).rejects.toMatchObject(denied);
  });

  it('sorts its codes as numbers, up to the last one', async () => {
    const numbers = ['1', '31', '32', '1023', '1024', '33554432', '34359738367'];
    const { rows } = await test
      .database()
      .pool.query<{ code: string }>(
        'select tree_code(n) as code from unnest($1::bigint[]) with ordinality as t(n, at) order by at',
        [numbers],
      );
    const codes = rows.map(({ code }) => code);
    expect(codes).toEqual([
      '0000001',
      '000000v',
      '0000010',
      '00000vv',
      '0000100',
      '0100000',
      'vvvvvvv',
    ]);
    expect(codes.toSorted()).toEqual(codes);
  });

  it('has a migration that finds members whom it would leave out', async () => {
    const folder = join(import.meta.dirname, '../../../migrations/0022-agent-tree');
    const check = readFileSync(join(folder, 'check-after.sql'), 'utf8');
    expect((await test.database().pool.query(check)).rows).toEqual([]);
  });
});
