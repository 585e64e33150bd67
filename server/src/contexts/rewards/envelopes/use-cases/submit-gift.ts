import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import { type Ceiling, leftAlone } from '../../../site/index.ts';
import { giveGift } from '../gift-act.ts';
import { type GiftForm, recipientsOf } from '../gift-recipients.ts';
import { type Envelope, lockGiver, sumGivenAlone } from '../store-envelopes.ts';
import { giveEnvelopes } from './give-envelopes.ts';

export interface GiftRules {
  readonly ceiling: Ceiling;
  readonly waitHours: number;
}

const dayHours = 24;

/**
 * Gives at once, or asks a second person above what one operator corrects alone: a gift is money
 * too (R53, R106). Refuses as {@link recipientsOf} does.
 */
export async function submitGift(
  ctx: Ctx<OperatorActor>,
  gift: { readonly form: GiftForm; readonly reason: string },
  { ceiling, waitHours }: GiftRules,
): Promise<Envelope | ApprovalId> {
  const { form, reason } = gift;
  const { id: operatorId } = ctx.actor;
  await lockGiver(ctx.tx, operatorId);
  const recipients = await recipientsOf(ctx, form);
  const since = ctx.clock.now().subtract({ hours: dayHours });
  const left = leftAlone(ceiling, await sumGivenAlone(ctx.tx, { operatorId, since }));
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
