import type { MemberId, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readRequirements } from '../../turnover/index.ts';

/**
 * What is left of older play, of whatever source: bets count for it before they count for this
 * bonus. Nothing where the bonus asks for no play now.
 */
export async function playBefore(
  ctx: Ctx,
  { memberId, id }: { readonly memberId: MemberId; readonly id: RewardId },
): Promise<bigint> {
  const all = await readRequirements(ctx, { memberId, openOnly: true });
  const open = all.filter(({ state }) => state === 'OPEN');
  const place = open.findIndex(({ source, reference }) => source === 'bonus' && reference === id);
  return open.slice(0, Math.max(0, place)).reduce((total, { leftMinor }) => total + leftMinor, 0n);
}
