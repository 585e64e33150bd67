import type { PromotionEntryId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { askApproval } from '../../../operators/index.ts';
import { type GiftRules, leftToGive } from '../../envelopes/given-alone.ts';
import { localesOf } from '../../promotions/present.ts';
import { putApproval } from '../../promotions/store-queue.ts';
import { textIn } from '../../promotions/terms.ts';
import { creditApplication } from '../application-act.ts';
import { applyingGift, lockApplying } from '../lock-applying.ts';
import { decideApplication } from './decide-application.ts';

/**
 * Approves an application at once, or asks a second person above what one operator gives alone:
 * whoever writes a promotion may decide its applications (R53, R106). Refuses as
 * {@link decideApplication} does for an approval; what only crediting finds out, once it is.
 */
export async function submitApproval(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: PromotionEntryId; readonly reason: string },
  { ceiling, waitHours }: GiftRules,
): Promise<void> {
  const { id, reason } = command;
  const left = await leftToGive(ctx, ceiling);
  const entry = await lockApplying(ctx, { id, decision: 'approve' });
  const { texts, amountMinor } = await applyingGift(ctx, entry);
  if (amountMinor <= left) {
    await decideApplication(ctx, { id, decision: 'approve', reason });
    return;
  }
  const accounts = await readAccounts(ctx, [entry.memberId]);
  const payload = {
    entryId: id,
    account: accounts.get(entry.memberId) ?? '',
    name: textIn(texts, localesOf(ctx, undefined))?.title ?? '',
    amountMinor: String(amountMinor),
    currency: ctx.site.currency,
  };
  const approvalId = await askApproval(ctx, { act: creditApplication, payload, reason, waitHours });
  await putApproval(ctx.tx, { id, approvalId });
}
