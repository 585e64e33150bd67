import { assert, assertDefined } from '@portal/money';
import type { RoundId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { Bets, BetsCommand } from '../../bets/index.ts';
import type { FreeSpins } from './free-spins.ts';

/** The result of a free round: minor units of the grant's currency. */
export interface FreePrize {
  readonly grant: FreeSpins;
  readonly roundId: RoundId;
  /** 0 where nothing was won: it stands in the record of bets all the same. */
  readonly winMinor: bigint;
  /** How many are left after it. */
  readonly left: number;
}

/** Pays the result in the transaction of the caller; the balance afterwards. */
export type PayPrizes = (ctx: Ctx, prize: FreePrize) => Promise<{ readonly afterMinor: bigint }>;

/** By the canonical command, as the free rounds of vendors are paid. */
export function prizesBy(bets: Pick<Bets, 'apply'>): PayPrizes {
  return async (ctx, prize) => {
    const [order] = await bets.apply(ctx, [[commandOf(prize)]]);
    const answer = assertDefined(order?.[0], 'an answer for the command');
    assert(answer.ok && !answer.isReplay, 'a prize is never refused');
    return { afterMinor: answer.balanceMinor };
  };
}

function commandOf({ grant, roundId, winMinor, left }: FreePrize): BetsCommand {
  const { memberId, currency, nodeId, reference } = grant;
  return {
    kind: 'PROMO_WIN',
    provider: 'games',
    txId: roundId,
    memberId,
    currency,
    policy: { mayOverdraw: false, rollbackOfSettled: 'refuse' },
    amountMinor: winMinor,
    // The node names the game for ever, as for rounds that were paid.
    game: { category: 'RNG', gameCode: nodeId },
    roundId,
    promo: { rewardId: reference, roundsLeft: left },
  };
}
