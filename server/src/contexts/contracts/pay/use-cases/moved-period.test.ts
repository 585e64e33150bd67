import type { MemberId } from '@portal/protocol';
import { expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { buildOffer, sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { playBet } from '../../../../../test/factories/settling.ts';
import { moveNow } from '../../../../../test/factories/tree-moves.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeMovedPair } from '../../agreements/use-cases/close-moved-pair.ts';
import { settleNext } from './settle-next.ts';

const test = testDatabase();
const weekly = { kind: 'DIVIDEND', periodType: 'WEEKLY' } as const;
const percent = (rate: string) => ({
  ...weekly,
  tiers: [{ minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate }] as const,
});

const at = (moment: string) => test.clock.set(Temporal.Instant.from(moment));
const lose = (memberId: MemberId, stakeMinor: bigint) =>
  test.inUnit((ctx) => playBet(ctx, { memberId, stakeMinor, payoutMinor: 0n }));

async function settleAll(): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await test.inUnit((ctx) => settleNext(ctx, usualSettings));
  }
}

/** Net loss and amount of the first bill of each. */
async function billOf(payeeId: MemberId) {
  const { rows } = await test.database().pool.query<{ loss: bigint; amount: bigint }>(
    `select net_loss_minor as loss, amount_minor as amount from contract_bills
      where payee_id = $1 order by unit_end limit 1`,
    [payeeId],
  );
  return [rows[0]?.loss, rows[0]?.amount];
}

/** The day of the site begins at 17:00 UTC; 2 March 2026 is a Monday. */
it('a move splits the figures of a dividend period between both lines (A5)', async () => {
  at('2026-03-01T17:00:00Z');
  const { old, other, moved, below } = await test.inUnit(async (ctx) => {
    const first = await placeMember(ctx, { isAgent: true });
    const second = await placeMember(ctx, { isAgent: true });
    const agent = await placeMember(ctx, { isAgent: true, above: first.id });
    const member = await placeMember(ctx, { above: agent.id });
    await sign(ctx, buildOffer({ payerId: null, payeeId: first.id }, percent('20')));
    await sign(ctx, buildOffer({ payerId: null, payeeId: second.id }, percent('20')));
    await sign(ctx, buildOffer({ payerId: first.id, payeeId: agent.id }, percent('10')));
    return { old: first.id, other: second.id, moved: agent.id, below: member.id };
  });
  at('2026-03-03T08:00:00Z');
  await lose(below, 100_000n);
  const pair = await moveNow(test, { memberId: moved, toId: other });
  await test.inUnit((ctx) => closeMovedPair(ctx, pair));
  at('2026-03-05T08:00:00Z');
  await lose(below, 30_000n);
  await lose(old, 1000n);
  at('2026-03-10T12:00:00Z');
  await settleAll();
  // 1,000.00 of before and 10.00 of its own; 300.00 of after; before the move alone.
  expect(await billOf(old)).toEqual([101_000n, 20_200n]);
  expect(await billOf(other)).toEqual([30_000n, 6000n]);
  expect(await billOf(moved)).toEqual([100_000n, 10_000n]);
});
