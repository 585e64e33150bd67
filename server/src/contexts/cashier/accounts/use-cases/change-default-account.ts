import type { PayoutAccountId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import {
  lockMemberAccounts,
  makeDefault,
  type PayoutAccount,
  selectAccounts,
} from '../store-accounts.ts';

/** Which account withdrawals go to first. Refuses with `not_found`. */
export async function changeDefaultAccount(
  ctx: Ctx<MemberActor>,
  id: PayoutAccountId,
): Promise<readonly PayoutAccount[]> {
  const memberId = ctx.actor.id;
  await lockMemberAccounts(ctx.tx, memberId);
  const accounts = await selectAccounts(ctx.tx, memberId);
  if (!accounts.some((account) => account.id === id)) {
    throw new Refusal('not_found');
  }
  await makeDefault(ctx.tx, { id, memberId });
  const former = accounts.find(({ isDefault }) => isDefault)?.id ?? '';
  await recordEvents(ctx, {
    action: 'member.change_payout_default',
    subject: { type: 'member', id: memberId },
    before: { account: former },
    after: { account: id },
  });
  return selectAccounts(ctx.tx, memberId);
}
