import { endBonus } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { shiftBonuses } from '../../turnover/index.ts';
import type { Shares } from './open-shares.ts';
import type { Reward } from './store-rewards.ts';

/**
 * What a bonus that ends had of the play, and what goes with it, is not there for the others any
 * more: so `turnover` says what of their next stakes is bonus money. What the bonuses themselves
 * have is reckoned from the ledger.
 */
export async function leaveShares(
  ctx: Ctx,
  { id, memberId }: Reward,
  { shares, goesMinor }: { readonly shares: Shares; readonly goesMinor: bigint },
): Promise<void> {
  const open = shares.all.filter(({ reward }) => reward.state === 'OPEN');
  const index = open.findIndex(({ reward }) => reward.id === id);
  const bonuses = open.map(({ reward, part }, place) => ({
    cashMinor: part.cashMinor,
    bonusMinor: part.bonusMinor,
    // As the play is before newer ones have their share of it.
    netMinor: open
      .slice(place + 1)
      .reduce((sum, newer) => sum + newer.part.partMinor - newer.part.bonusMinor, part.netMinor),
    policy: reward.wagering.winningsPolicy,
  }));
  const { gainMinor, newer } = endBonus(bonuses, { index, takenMinor: goesMinor });
  const rows = open.slice(index + 1).flatMap(({ reward }, place) => {
    const shift = newer[place];
    return shift === undefined ? [] : [{ reference: reward.id, ...shift }];
  });
  await shiftBonuses(ctx, { memberId, reference: id, gainMinor, newer: rows });
}
