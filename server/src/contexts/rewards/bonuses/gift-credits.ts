import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readPrizeDebts } from '../../bets/index.ts';
import { readAwayMoney } from '../../gateway/index.ts';
import type { ReadRequirement } from '../../turnover/index.ts';
import { balanceBefore, findEntryOf } from '../../wallet/index.ts';
import type { Reward } from './store-rewards.ts';
import { cashOf } from './take-reward.ts';
import { usualPlay } from './usual-play.ts';
import type { Chained } from './wallet-events.ts';

/** A gift without terms of its own, as a bonus of the wallet of its member. */
export interface CreditedGift extends Chained {
  readonly requirement: ReadRequirement;
}

/**
 * Gifts as the ledger credited them, with what was there before: they have the share of the wallet
 * that a bonus of their amount has. One whose payment is not found has none.
 */
export async function creditsOf(
  ctx: Ctx,
  { memberId, gifts }: { readonly memberId: MemberId; readonly gifts: readonly ReadRequirement[] },
): Promise<readonly CreditedGift[]> {
  const [first] = gifts;
  if (first === undefined) {
    return [];
  }
  const { currency } = ctx.site;
  const { purses } = await readAwayMoney(ctx, { memberId, from: first.openedAt });
  const accounts = [cashOf(memberId), ...purses].map((account) => ({ account, currency }));
  const rounds = gifts.map(({ reference }) => reference).filter((id) => id.startsWith('rnd_'));
  const prizes = await readPrizeDebts(ctx, { provider: 'games', txIds: rounds });
  const credited: CreditedGift[] = [];
  for (const requirement of gifts) {
    const entryId = await creditOf(ctx, requirement, prizes);
    if (entryId !== undefined) {
      const cashMinor = await balanceBefore(ctx, { accounts, entryId });
      credited.push({ requirement, entryId, reward: asReward(ctx, requirement, cashMinor) });
    }
  }
  return credited;
}

/** The entry that paid it: what gave it names its debt by the reference of the play. */
async function creditOf(
  ctx: Ctx,
  { reference }: ReadRequirement,
  prizes: ReadonlyMap<string, string>,
): Promise<bigint | undefined> {
  const names = [`points:${reference}:money`, `redeem:${reference}:reward`, reference];
  const prize = prizes.get(reference);
  for (const debt of prize === undefined ? names : [prize]) {
    const entryId = await findEntryOf(ctx, debt);
    if (entryId !== undefined) {
      return BigInt(entryId);
    }
  }
  return undefined;
}

/** Never stored: only its share is reckoned. */
function asReward(
  { site }: Pick<Ctx, 'site'>,
  requirement: ReadRequirement,
  cashBeforeMinor: bigint,
): Reward {
  const { id, memberId, reference, amountMinor, multiple, requiredMinor, openedAt } = requirement;
  return {
    id: `rwd_${id}`,
    memberId,
    source: 'promotion',
    reference,
    titles: {},
    amountMinor,
    currency: site.currency,
    wagering: usualPlay(multiple),
    depositMinor: 0n,
    freeSpins: null,
    inKind: null,
    state: 'OPEN',
    endEntryId: null,
    offeredAt: openedAt,
    claimUntil: null,
    claimedAt: openedAt,
    cashBeforeMinor,
    requiredMinor,
    settlements: 0,
    playUntil: null,
    closedAt: null,
    forfeitMinor: null,
    endCashMinor: null,
    endNetMinor: null,
    isByBreak: false,
  };
}
