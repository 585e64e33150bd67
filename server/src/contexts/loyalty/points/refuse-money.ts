import { currency, formatAmount } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseHeld } from '../../identity/index.ts';
import { readRequirements } from '../../turnover/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import type { LoyaltyRules } from '../loyalty-rules.ts';
import { cashOf } from './books.ts';

/** What the mall goes by: besides the rules what money of a member belongs to others. */
export interface MallRules extends LoyaltyRules {
  readonly owedOf: (ctx: Ctx, memberId: MemberId) => Promise<bigint>;
}

/**
 * Money that pays for goods leaves the house like any other (agents-loyalty-money.md E7): not while
 * it is held, nor while play is asked for, as for a bonus, nor what is owed. Refuses `money_held`,
 * `turnover_left`, `insufficient_balance`. The caller holds the lock of the cash account.
 */
export async function refuseMoney(
  ctx: Ctx<MemberActor>,
  amountMinor: bigint,
  { owedOf }: Pick<MallRules, 'owedOf'>,
): Promise<void> {
  if (amountMinor === 0n) {
    return;
  }
  await refuseHeld(ctx);
  const { id: memberId } = ctx.actor;
  const open = await readRequirements(ctx, { memberId, openOnly: true });
  const leftMinor = open.reduce((sum, play) => sum + play.requiredMinor - play.doneMinor, 0n);
  if (leftMinor > 0n) {
    const left = formatAmount(leftMinor, currency(ctx.site.currency));
    throw new Refusal('turnover_left', { left });
  }
  const purse = { account: cashOf(memberId), currency: ctx.site.currency };
  const { availableMinor } = await balanceOf(ctx, purse);
  if (availableMinor - (await owedOf(ctx, memberId)) < amountMinor) {
    throw new Refusal('insufficient_balance');
  }
}
