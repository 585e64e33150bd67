import type { Ctx } from '../../../platform/context.ts';
import { samePersons } from '../../limits/index.ts';
import { readMember, readMemberCards } from '../../members/index.ts';
import { type Referral, selectChain } from './store-referrals.ts';

/** `likely` is for a person to look at, `surely` are two accounts of one (R12, R89). */
export type Link = 'none' | 'likely' | 'surely';

/**
 * Whether a friend looks like who invited them, or like anybody before in the chain of invitations:
 * by a mark that one person has, or by address and name. An address alone may be a household.
 */
export async function linkOf(
  ctx: Ctx,
  { referrerId, friendId }: Pick<Referral, 'referrerId' | 'friendId'>,
): Promise<Link> {
  const same = new Set((await samePersons(ctx, friendId)).map(({ memberId }) => memberId));
  const chain = same.size === 0 ? [] : await selectChain(ctx.tx, friendId);
  if (chain.some((id) => same.has(id))) {
    return 'surely';
  }
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
