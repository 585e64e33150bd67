import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loosePolicy, openGate, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { BetsCommand } from './index.ts';

const test = testDatabase();
let runs = 0;

/** One step of a vendor's log: what it sends for one of five bets, perhaps more than once. */
const step = fc.record({
  bet: fc.integer({ min: 1, max: 5 }),
  kind: fc.constantFrom('BET', 'WIN', 'ROLLBACK', 'VOID', 'UNSETTLE', 'RESETTLE', 'END_ROUND'),
  amountMinor: fc.bigInt({ min: 0n, max: 3_000n }),
  times: fc.integer({ min: 1, max: 3 }),
});

/**
 * After each run the harness proves that ledger and balances agree, that no balance is negative,
 * and that what lies for open bets and debts is what they say.
 */
describe('random logs of commands', () => {
  it('end in a balance that follows from the bets that stand', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        runs += 1;
        const ann = player(test, `p${runs}`, openGate);
        await ann.fund();
        for (const { times, ...one } of steps) {
          const command = commandOf(ann, one);
          const answers = await Promise.all(Array.from({ length: times }, () => ann.send(command)));
          const fresh = answers.filter((answer) => answer.ok && !answer.isReplay);
          expect(fresh.length).toBeLessThanOrEqual(1);
        }
        const { rows } = await test.database().pool.query<{ net: bigint; owed: bigint }>(
          `select coalesce((select sum(payout_minor - stake_minor) from bets
              where member_id = $1 and state in ('open', 'settled', 'waiting')), 0)::bigint as net,
            coalesce((select sum(left_minor) from bet_debts where member_id = $1), 0)::bigint
              as owed`,
          [ann.memberId],
        );
        const [sums] = rows;
        expect(await ann.balance()).toBe(10_000n + (sums?.net ?? 0n) + (sums?.owed ?? 0n));
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});

function commandOf(
  ann: ReturnType<typeof player>,
  { bet, kind, amountMinor }: { bet: number; kind: string; amountMinor: bigint },
): BetsCommand {
  const roundId = `${ann.memberId}-${bet}`;
  if (kind === 'BET') {
    return ann.bet(`b${bet}`, { roundId, policy: loosePolicy });
  }
  const target = kind === 'END_ROUND' ? { roundId } : { refTxId: `b${bet}` };
  const result = amountMinor > 0n ? 'WIN' : 'LOSE';
  const said = { ...target, amountMinor, result, reason: 'by the log', policy: loosePolicy };
  // The same id with the same content is a repeat, so the amount is a part of the id.
  return ann.command(kind, `${kind}-${bet}-${amountMinor}`, said);
}
