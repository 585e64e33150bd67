import type { PayoutAccountId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { isAccountInUse } from '../../withdrawals/store-withdrawals.ts';
import {
  lockMemberAccounts,
  makeDefault,
  type PayoutAccount,
  removeAccount,
  selectAccounts,
} from '../store-accounts.ts';

/**
 * Takes an account off; the oldest one left becomes the default. Refusals in order: `not_found`,
 * `payout_account_in_use`.
 */
export async function deletePayoutAccount(
  ctx: Ctx<MemberActor>,
  id: PayoutAccountId,
): Promise<readonly PayoutAccount[]> {
  const memberId = ctx.actor.id;
  await lockMemberAccounts(ctx.tx, memberId);
  const accounts = await selectAccounts(ctx.tx, memberId);
  const account = accounts.find((bound) => bound.id === id);
  if (account === undefined) {
    throw new Refusal('not_found');
  }
  if (await isAccountInUse(ctx.tx, id)) {
    throw new Refusal('payout_account_in_use');
  }
  await removeAccount(ctx.tx, { id, at: ctx.clock.now() });
  const next = accounts.find((bound) => bound.id !== id);
  if (account.isDefault && next !== undefined) {
    await makeDefault(ctx.tx, next);
  }
  await recordEvents(ctx, {
    action: 'member.drop_payout_account',
    subject: { type: 'member', id: memberId },
    after: { payoutAccount: id, kind: account.kind, institution: account.institution },
  });
  return selectAccounts(ctx.tx, memberId);
}
