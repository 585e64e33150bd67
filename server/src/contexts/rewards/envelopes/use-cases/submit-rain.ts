import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { askApproval } from '../../../operators/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { type GiftRules, leftToGive } from '../given-alone.ts';
import { makeRain } from '../rain-act.ts';
import { packetsOf, type RainForm } from '../rain-packets.ts';
import type { Envelope } from '../store-envelopes.ts';
import { createEnvelope } from './create-envelope.ts';

/**
 * Makes a rain at once, or asks a second person above what one operator gives alone: its budget is
 * money of members as a gift is (R53, R106). Refuses a name that is missing in the site's language,
 * `promotion_faulty` for play that the law forbids, then as {@link packetsOf} does, also before
 * asking.
 */
export async function submitRain(
  ctx: Ctx<OperatorActor>,
  rain: { readonly form: RainForm; readonly reason: string },
  { ceiling, waitHours }: GiftRules,
): Promise<Envelope | ApprovalId> {
  const { form, reason } = rain;
  refuseUnnamed(ctx, form.names);
  refuseUnlawfulPlay(ctx, form.multiple);
  const left = await leftToGive(ctx, ceiling);
  if (form.budgetMinor <= left) {
    return createEnvelope(ctx, rain);
  }
  // What no rain can be is put before nobody; the packets are cut anew when it is made.
  packetsOf(ctx, form);
  const payload = {
    ...form,
    envelopeId: ctx.ids.next('env'),
    names: { ...form.names },
    opensAt: String(form.opensAt),
    budgetMinor: String(form.budgetMinor),
    minMinor: String(form.minMinor),
    maxMinor: String(form.maxMinor),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: makeRain, payload, reason, waitHours });
}
