import { currency, formatAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readRequirements } from '../../turnover/index.ts';
import { balanceOf } from '../../wallet/index.ts';

/**
 * Refuses with `purse_bonus_money` where money would go into a purse that a bonus is still played
 * for with: there nothing of its terms holds, neither its largest stake nor its games (D8). What a
 * bonus does not bind goes in. Whoever calls holds the lock of the cash account.
 */
export async function refuseBonusMoney(ctx: Ctx<MemberActor>, amountMinor: bigint): Promise<void> {
  const memberId = ctx.actor.id;
  const open = await readRequirements(ctx, { memberId, openOnly: true });
  const boundMinor = open
    .filter(({ source }) => source === 'bonus')
    .reduce((sum, requirement) => sum + requirement.amountMinor, 0n);
  if (boundMinor === 0n) {
    return;
  }
  const unit = currency(ctx.site.currency);
  const cash = { account: `member:${memberId}:cash`, currency: unit.code };
  const { availableMinor } = await balanceOf(ctx, cash);
  const freeMinor = availableMinor > boundMinor ? availableMinor - boundMinor : 0n;
  if (amountMinor > freeMinor && amountMinor <= availableMinor) {
    const free = formatAmount(freeMinor, unit);
    throw new Refusal('purse_bonus_money', { free, currency: unit.code });
  }
}
