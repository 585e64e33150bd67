import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import type { Member } from '../../members/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { payeeOf } from '../accounts/payee.ts';
import { selectAccounts } from '../accounts/store-accounts.ts';
import { createPayoutAccount } from '../accounts/use-cases/create-payout-account.ts';
import type { CashierRules } from '../rules.ts';
import { playLeft } from '../transfers/play-left.ts';
import { cashOf } from './hold.ts';
import { findOpenOrder } from './store-withdrawals.ts';
import { requestWithdrawal } from './use-cases/request-withdrawal.ts';

/** What a member of the demo wants to be paid, and where to. */
export interface DemoRequest {
  readonly member: Member;
  readonly minor: bigint;
  readonly number: string;
  readonly name: string;
  readonly bank: string;
}

/** Asks for it where its member may: with enough of it, all of it played, and nothing else open. */
export async function demoRequest(
  ctx: Ctx,
  rules: CashierRules,
  story: DemoRequest,
): Promise<void> {
  const { member, minor, number, name, bank } = story;
  const purse = { account: cashOf(member.id), currency: ctx.site.currency };
  const { availableMinor } = await balanceOf(ctx, purse);
  if (availableMinor < minor || (await findOpenOrder(ctx.tx, member.id)) !== undefined) {
    return;
  }
  // What was paid in is played first.
  if ((await playLeft(ctx, member.id, rules.ports)) > 0n) {
    return;
  }
  const own = memberCtx(ctx, member);
  const settings = rules.settings();
  const bound = await selectAccounts(ctx.tx, member.id);
  const holder = (await payeeOf(own, member.id)) ?? name;
  const account = { kind: 'BANK', institution: bank, holder, number } as const;
  const [first] =
    bound.length > 0 ? bound : await createPayoutAccount(own, account, settings.binding);
  const { id: payoutAccountId } = assertDefined(first, 'an account that is bound');
  const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
  await requestWithdrawal(own, { payoutAccountId, amount }, { settings, ports: rules.ports });
}
