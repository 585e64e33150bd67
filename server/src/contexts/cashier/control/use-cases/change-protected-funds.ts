import { currency, formatAmount, parseAmount } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { flagShortfall } from '../flag-shortfall.ts';
import { findControls, setProtected } from '../store-control.ts';

/** What is kept apart for members at the bank (R23). Refuses with `deposit_paid_amount`. */
export async function changeProtectedFunds(
  ctx: Ctx<OperatorActor>,
  command: { readonly amount: string; readonly reason: string },
): Promise<void> {
  const unit = currency(ctx.site.currency);
  const parsed = parseAmount(command.amount, unit);
  if (!parsed.ok) {
    throw new Refusal('deposit_paid_amount');
  }
  const before = (await findControls(ctx.tx, ctx.site.id))?.protectedMinor ?? 0n;
  const at = ctx.clock.now();
  await setProtected(ctx.tx, { siteId: ctx.site.id, protectedMinor: parsed.value, at });
  await flagShortfall(ctx);
  await recordAct(ctx, {
    action: 'funds.change',
    subject: { type: 'site', id: ctx.site.id },
    before: { protected: formatAmount(before, unit) },
    after: { protected: formatAmount(parsed.value, unit), currency: unit.code },
    reason: command.reason,
  });
}
