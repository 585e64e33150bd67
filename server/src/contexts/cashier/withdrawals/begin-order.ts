import { needsReview, orderFee, reviewReason } from '@portal/commission';
import { assert, assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { noteLocation } from '../../site/index.ts';
import { post } from '../../wallet/index.ts';
import type { PayoutAccount } from '../accounts/store-accounts.ts';
import { newReference } from '../new-reference.ts';
import type { CashierSettings } from '../settings.ts';
import { holdTransfer } from './hold.ts';
import { moveOrder } from './move-order.ts';
import { assessRisk } from './risk.ts';
import { findOrder, insertOrder, type Order } from './store-withdrawals.ts';

export interface Wish {
  readonly memberId: MemberId;
  readonly account: PayoutAccount;
  readonly amountMinor: bigint;
  readonly settings: CashierSettings;
  /** Why the site asks in place of the member. */
  readonly reason?: string;
}

/**
 * Puts the money on hold, whoever asked for it; the balance is locked and enough. What carries no
 * risk is approved at once. Only the request is the member's: every step here is the site's.
 */
export async function beginOrder(ctx: Ctx, wish: Wish): Promise<Order> {
  const { memberId, account, amountMinor, settings, reason: cause = null } = wish;
  const at = ctx.clock.now();
  const id = ctx.ids.next('wdr');
  const risk = await assessRisk(ctx, { account, memberId });
  const { currency: code } = ctx.site;
  await insertOrder(ctx.tx, {
    id,
    reference: newReference(ctx, 'WD'),
    siteId: ctx.site.id,
    memberId,
    payoutAccountId: account.id,
    amountMinor,
    feeMinor: orderFee(settings.withdrawal.fee, amountMinor),
    currency: code,
    risk: risk.score,
    riskReasons: risk.reasons,
    at,
  });
  if (ctx.actor.kind === 'member') {
    await noteLocation(ctx, { kind: 'withdrawal', id, by: ctx.actor });
  }
  const [outcome] = await post(ctx, [holdTransfer({ id, memberId, amountMinor, currency: code })]);
  assert(outcome?.ok === true, 'the balance is locked and enough');
  const order = assertDefined(await findOrder(ctx.tx, id), 'it was inserted just now');
  const assessed = await moveOrder(ctx, order, { to: 'RISK', reason: cause, isBySite: true });
  const autoMostMinor = settings.withdrawal.autoMostMinor;
  if (!needsReview(risk, { amountMinor, autoMostMinor })) {
    const dueAt = at.add({ minutes: settings.withdrawal.promisedMinutes });
    const reason = 'no_review_needed';
    return moveOrder(ctx, assessed, { to: 'APPROVED', reason, dueAt, isBySite: true });
  }
  const reason = reviewReason(risk, { amountMinor, autoMostMinor });
  const dueAt = at.add({ hours: settings.withdrawal.reviewHours });
  return moveOrder(ctx, assessed, { to: 'REVIEW', reason, dueAt, isBySite: true });
}
