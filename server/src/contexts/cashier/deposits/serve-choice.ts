import type { DepositPromotionFault } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import type { CashierRules } from '../rules.ts';
import { type Deposit, setPromotionEnd } from './store-deposits.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A deposit was credited whose member had chosen a promotion with it. */
    'cashier.deposit_promotion': {
      readonly depositId: string;
      readonly memberId: string;
      /** What it gave, in minor units; null with the fault for which it gave nothing. */
      readonly amount: string | null;
      readonly fault: DepositPromotionFault | null;
      readonly currency: string;
    };
  }
}

/** Gives what was chosen with an order that was credited just now, or says why not. */
export async function serveChoice(
  ctx: Ctx,
  order: Deposit & { readonly paidMinor: bigint },
  { rules, creditedBefore }: { readonly rules: CashierRules; readonly creditedBefore: number },
): Promise<Deposit> {
  const { id, memberId, promotionId, promotionVersion, paidMinor, currency } = order;
  if (promotionId === null || promotionVersion === null) {
    return order;
  }
  const end = await rules.ports.promotions.serve(ctx, {
    id: promotionId,
    version: promotionVersion,
    memberId,
    depositId: id,
    paidMinor,
    creditedBefore,
  });
  const promotionMinor = end.ok ? end.amountMinor : null;
  const promotionFault = end.ok ? null : end.fault;
  const promotionRewardId = end.rewardId ?? null;
  const kept = { promotionMinor, promotionFault, promotionRewardId };
  await setPromotionEnd(ctx.tx, { id, ...kept });
  const amount = promotionMinor === null ? null : String(promotionMinor);
  const payload = { depositId: id, memberId, amount, fault: promotionFault, currency };
  await emit(ctx, { name: 'cashier.deposit_promotion', payload });
  return { ...order, ...kept };
}
