import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { askApproval } from '../../../operators/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { giveGift } from '../gift-act.ts';
import { type GiftForm, recipientsOf } from '../gift-recipients.ts';
import { type GiftRules, leftToGive } from '../given-alone.ts';
import type { Envelope } from '../store-envelopes.ts';
import { giveEnvelopes } from './give-envelopes.ts';

/**
 * Gives at once, or asks a second person above what one operator corrects alone: a gift is money
 * too (R53, R106). Refuses a name that is missing in the site's language, `promotion_faulty`
 * for play that the law forbids, then as
 * {@link recipientsOf} does.
 */
export async function submitGift(
  ctx: Ctx<OperatorActor>,
  gift: { readonly form: GiftForm; readonly reason: string },
  { ceiling, waitHours }: GiftRules,
): Promise<Envelope | ApprovalId> {
  const { form, reason } = gift;
  refuseUnnamed(ctx, form.names);
  refuseUnlawfulPlay(ctx, form.multiple);
  const left = await leftToGive(ctx, ceiling);
  const recipients = await recipientsOf(ctx, form);
  if (form.amountMinor * BigInt(recipients.length) <= left) {
    return giveEnvelopes(ctx, gift);
  }
  const payload = {
    envelopeId: ctx.ids.next('env'),
    names: { ...form.names },
    accounts: [...new Set(form.accounts)],
    amountMinor: String(form.amountMinor),
    currency: ctx.site.currency,
    multiple: form.multiple,
  };
  return askApproval(ctx, { act: giveGift, payload, reason, waitHours });
}
