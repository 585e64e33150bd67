import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { moneyHold } from '../../../identity/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { isCallBackOpen } from '../call-back.ts';
import { cashOf } from '../hold.ts';
import { ownTerms } from '../own-terms.ts';
import type { CashierPorts, Requirement } from '../requirements.ts';
import { findOpenOrder, type Order } from '../store-withdrawals.ts';
import { leftToday } from '../today.ts';

export interface WithdrawalTerms {
  readonly availableMinor: bigint;
  readonly leftToday: { readonly count: number; readonly amountMinor: bigint };
  readonly requirements: readonly Requirement[];
  readonly openId: Order['id'] | undefined;
  /** Money goes out to nobody until then. */
  readonly heldUntil: Temporal.Instant | undefined;
  /** Whether the member may call one back that nobody has granted. */
  readonly allowsCancel: boolean;
  readonly settings: CashierSettings;
}

/** What a member may take out now, and what stands in between. */
export async function readTerms(
  ctx: Ctx<MemberActor>,
  rules: { readonly settings: CashierSettings; readonly ports: CashierPorts },
): Promise<WithdrawalTerms> {
  const { ports } = rules;
  const memberId = ctx.actor.id;
  const settings = await ownTerms(ctx, memberId, rules);
  const cash = { account: cashOf(memberId), currency: ctx.site.currency };
  const { availableMinor } = await balanceOf(ctx, cash);
  const owedMinor = await ports.owedOf(ctx, memberId);
  return {
    availableMinor: availableMinor > owedMinor ? availableMinor - owedMinor : 0n,
    leftToday: await leftToday(ctx, memberId, settings),
    requirements: await ports.requirementsOf(ctx, memberId),
    openId: await findOpenOrder(ctx.tx, memberId),
    heldUntil: (await moneyHold(ctx, memberId))?.endsAt,
    allowsCancel: await isCallBackOpen(ctx, memberId, settings),
    settings,
  };
}
