import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readProvenName } from '../../kyc/index.ts';
import { readProfileTexts } from '../../members/index.ts';
import { findPayeeName } from './store-accounts.ts';

/**
 * The name that money of a member goes to, by what proves it best: accepted papers, the name of the
 * profile, the first bound account (R12, R20). Undefined where nothing says it yet.
 */
export async function payeeOf(ctx: Ctx, memberId: MemberId): Promise<string | undefined> {
  const proven = await readProvenName(ctx, memberId);
  if (proven !== undefined) {
    return proven;
  }
  const { payeeName = '' } = await readProfileTexts(ctx, memberId);
  return payeeName === '' ? findPayeeName(ctx.tx, memberId) : payeeName;
}
