import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { samePersons } from '../../limits/index.ts';
import { hasRewarded } from './store-known-friends.ts';

/**
 * Whether a friend looks like one whose invitation was rewarded already: one person under many
 * accounts would bring the reward each time (agents-loyalty-money.md D8, D9). Sisters share a
 * tablet, so a person looks at it.
 */
export async function isKnownFriend(ctx: Ctx, friendId: MemberId): Promise<boolean> {
  const same = (await samePersons(ctx, friendId)).map(({ memberId }) => memberId);
  return same.length > 0 && (await hasRewarded(ctx.tx, same));
}
