import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/factories/bets.ts';
import {
  commandLog,
  commandOf,
  logCashMinor,
  wrongCashQuery,
} from '../../../test/factories/command-logs.ts';
import { testDatabase } from '../../../test/harness.ts';
import { protectionGate } from './protection.ts';

const test = testDatabase();
let runs = 0;

/** Limits count what this member plays; none of them is in the way. */
async function count(memberId: MemberId): Promise<void> {
  const { pool } = test.database();
  const values = [memberId, String(test.clock.now())];
  await pool.query(
    `insert into member_limits (member_id, kind, period, amount, set_at)
     values ($1, 'stake', 'day', 1000000, $2)`,
    values,
  );
  await pool.query('insert into play_states (member_id, is_counting) values ($1, true)', [
    memberId,
  ]);
}

/** Windows that hold other stakes than were placed, whatever became of them. */
async function countedWrong(memberId: MemberId): Promise<readonly object[]> {
  const { rows } = await test.database().pool.query<object>(
    `select staked_minor::text as staked from limit_windows where member_id = $1
       and staked_minor <> (select sum(stake_minor) from bets where member_id = $1)`,
    [memberId],
  );
  return rows;
}

/**
 * After each run the harness proves that ledger and balances agree, that no balance is negative,
 * and that what lies for open bets and debts is what they say. `npm run torture -- --only property`
 * does the same with 100,000 logs.
 */
describe('random logs of commands', () => {
  it('end in a balance that follows from the bets that stand', async () => {
    await fc.assert(
      fc.asyncProperty(commandLog, async (steps) => {
        runs += 1;
        const ann = player(test, `p${runs}x`, protectionGate);
        await ann.fund(logCashMinor);
        await count(ann.memberId);
        for (const step of steps) {
          const command = commandOf(ann.memberId, step);
          const times = Array.from({ length: step.times });
          const answers = await Promise.all(times.map(() => ann.send(command)));
          const fresh = answers.filter((answer) => answer.ok && !answer.isReplay);
          expect(fresh.length).toBeLessThanOrEqual(1);
        }
        const { rows } = await test.database().pool.query(wrongCashQuery, [[ann.memberId]]);
        expect(rows).toEqual([]);
        expect(await countedWrong(ann.memberId)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});
