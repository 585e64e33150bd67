import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { shipGames } from './ship-games.ts';
import { voidOverdue } from './void-overdue.ts';

const test = testDatabase();

/** An issue that was sealed, and due a day and an hour ago. */
async function sealed(gameCode: string, commitment: string | null): Promise<void> {
  const drawsAt = test.clock.now().subtract({ hours: 25 });
  const secret = commitment === null ? null : Buffer.alloc(32);
  const opensAt = String(drawsAt.subtract({ hours: 1 }));
  const due = String(drawsAt);
  const made = sql`
    insert into lottery_issues
      (game_code, issue_no, state, opens_at, closes_at, draws_at, commitment, seed_secret,
       sealed_at, ticket_count, ticket_stake_minor, ticket_root)
    values (${gameCode}, 'LATE', 'closed', ${opensAt}, ${due}, ${due}, ${commitment}, ${secret},
      ${due}, 0, 0, 'root')`;
  await test.inUnit((ctx) => made.execute(ctx.tx));
}

describe('an issue without a result for a day (lottery.md A5)', () => {
  it('is void where its draw is an outside one, and waits where the house or shots decide', async () => {
    await test.inUnit(shipGames);
    await sealed('VNNORTH', null);
    await sealed('SSC1M', 'committed');
    await sealed('YK15M', null);
    expect(await test.inUnit(voidOverdue)).toEqual({ isMore: false });
    const { rows } = await test.database().pool
      .query(`select game_code as game, state, void_reason as reason from lottery_issues
                   order by game_code`);
    expect(rows).toEqual([
      { game: 'SSC1M', state: 'closed', reason: null },
      { game: 'VNNORTH', state: 'void', reason: 'no result within a day' },
      { game: 'YK15M', state: 'closed', reason: null },
    ]);
  });
});
