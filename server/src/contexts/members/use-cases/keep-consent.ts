import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type GivenConsent, updateConsent } from '../store.ts';

/** What a member says after the account was opened by somebody else, with its time. */
export async function keepConsent(ctx: Ctx, id: MemberId, consent: GivenConsent): Promise<void> {
  await updateConsent(ctx.tx, { ...consent, id, at: ctx.clock.now() });
}
