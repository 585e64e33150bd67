import type { MemberId, SocialProviderName } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { isFirstBinder } from './store-social.ts';

/**
 * Whether a member was the first to bind an account of this provider, proven by it, also when it
 * was taken off since: what is given for binding is given once for each account there.
 */
export function wasFirstToBind(
  ctx: Ctx,
  memberId: MemberId,
  provider: SocialProviderName,
): Promise<boolean> {
  return isFirstBinder(ctx.tx, { subjectId: memberId, provider });
}
