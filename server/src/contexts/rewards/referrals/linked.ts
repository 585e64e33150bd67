import type { Ctx } from '../../../platform/context.ts';
import { readMember, readMemberCards } from '../../members/index.ts';
import type { Referral } from './store-referrals.ts';

/** `likely` is for a person to look at, `surely` are two accounts of one (R12, R89). */
export type Link = 'none' | 'likely' | 'surely';

/**
 * Whether both ends of an invitation look like one person: an address alone may be a household, the
 * same name beside it is none.
 */
export async function linkOf(
  ctx: Ctx,
  { referrerId, friendId }: Pick<Referral, 'referrerId' | 'friendId'>,
): Promise<Link> {
  const referrer = await readMember(ctx, referrerId);
  const friend = await readMember(ctx, friendId);
  if (referrer.registeredFrom !== friend.registeredFrom) {
    return 'none';
  }
  const cards = await readMemberCards(ctx, [referrerId, friendId]);
  const [own = '', other = ''] = [referrerId, friendId].map((id) => nameKey(cards.get(id)?.name));
  return own !== '' && own === other ? 'surely' : 'likely';
}

function nameKey(name = ''): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
