import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { isConsentOpen } from './store-desk.ts';

/** Whether nobody has said age and terms for this account yet, which stops play and money in. */
export function waitsForConsent(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  return isConsentOpen(ctx.tx, memberId);
}
