import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGate, player } from '../../../test/factories/bets.ts';
import {
  commandLog,
  commandOf,
  logCashMinor,
  wrongCashQuery,
} from '../../../test/factories/command-logs.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
let runs = 0;

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
        const ann = player(test, `p${runs}`, openGate);
        await ann.fund(logCashMinor);
        for (const step of steps) {
          const command = commandOf(ann.memberId, step);
          const times = Array.from({ length: step.times });
          const answers = await Promise.all(times.map(() => ann.send(command)));
          const fresh = answers.filter((answer) => answer.ok && !answer.isReplay);
          expect(fresh.length).toBeLessThanOrEqual(1);
        }
        const { rows } = await test.database().pool.query(wrongCashQuery, [[ann.memberId]]);
        expect(rows).toEqual([]);
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});
