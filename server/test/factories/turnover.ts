import type { BetId, MemberId } from '@portal/protocol';
import {
  type BetFact,
  bookBetFacts,
  plainPay,
  requirementsLook,
} from '../../src/contexts/turnover/index.ts';
import { post } from '../../src/contexts/wallet/index.ts';
import { send, sendAtCommit } from '../../src/platform/statement.ts';
import type { testDatabase } from '../harness.ts';
import { buildTransfer, fund } from './wallet.ts';

/**
 * A member of a test whose bets on slots are booked as `bets` does it: entries and facts in one
 * transaction. A bet is named by a digit; what it stakes and counts is 10.00 unless said otherwise,
 * and it wins nothing.
 */
export function turnoverPlayer(
  { inUnit }: Pick<ReturnType<typeof testDatabase>, 'inUnit'>,
  name: string,
) {
  const memberId: MemberId = `mbr_${name.padEnd(8, '0')}`;
  const account = `member:${memberId}:cash`;
  const stakes = 'house:games:stakes';

  const fact = (bet: string, fields: Partial<BetFact> = {}): BetFact => {
    const validMinor = fields.validMinor ?? 1_000n;
    const betId: BetId = `bet_${name}-${bet}`;
    return {
      betId,
      memberId,
      category: 'RNG',
      provider: 'games',
      gameCode: 'reels',
      wholeStakeMinor: 1_000n,
      wholeValidMinor: validMinor,
      betCount: 1,
      stakeMinor: 1_000n,
      validMinor,
      payoutMinor: 0n,
      jackpotMinor: 0n,
      ...plainPay,
      ...fields,
    };
  };

  return {
    memberId,
    account,
    betId: (bet: string): BetId => `bet_${name}-${bet}`,
    fact,
    /** Books facts whose stakes and wins the ledger knows, too. */
    book: (...facts: readonly BetFact[]) =>
      inUnit(async (ctx) => {
        for (const { stakeMinor, betId: reference } of facts) {
          if (stakeMinor > 0n) {
            await fund(ctx, account, stakeMinor);
            const stake = { from: account, to: stakes, amountMinor: stakeMinor };
            await post(ctx, [buildTransfer({ ...stake, reference })]);
          } else if (stakeMinor < 0n) {
            const back = { from: stakes, to: account, amountMinor: 0n - stakeMinor };
            await post(ctx, [buildTransfer({ ...back, reference })]);
          }
        }
        const requirements = await send(ctx.tx, requirementsLook(ctx, [memberId]));
        const booking = { bookedAt: ctx.clock.now(), facts };
        await sendAtCommit(ctx.tx, await bookBetFacts(ctx, requirements, booking));
      }),
  };
}
