import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, post } from '../../wallet/index.ts';
import { funCredit } from '../fun-money.ts';
import { funPurseOf } from '../account-path.ts';

/**
 * The fun money that a member can play with. A purse gets its first credit when it is opened, once
 * for ever; what was lost comes back by `refillFunMoney` only.
 */
export async function openFunPurse(
  ctx: Ctx,
  grant: { readonly memberId: MemberId; readonly creditMinor: bigint },
): Promise<bigint> {
  const { availableMinor } = await balanceOf(ctx, funPurseOf(grant.memberId));
  if (availableMinor > 0n || grant.creditMinor === 0n) {
    return availableMinor;
  }
  const debt = `trial_credit:${grant.memberId}`;
  const [outcome] = await post(ctx, [funCredit({ ...grant, debt })]);
  return outcome?.ok === true ? (outcome.balanceAfterMinor ?? 0n) : availableMinor;
}
