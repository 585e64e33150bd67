import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import {
  countOpenSessions,
  lastSignIns,
  moneyHold,
  subjectsWithFactor,
} from '../../identity/index.ts';
import type { Balance } from '../../wallet/index.ts';
import { balances, trialCurrency } from '../../wallet/index.ts';
import { spendingAccount } from '../account-path.ts';
import { readMember } from '../reads.ts';
import type { Member } from '../store.ts';

export interface MemberDetail {
  readonly member: Member;
  readonly lastSignInAt: Temporal.Instant | null;
  readonly openSessions: number;
  readonly hasFactor: boolean;
  readonly hold: Awaited<ReturnType<typeof moneyHold>>;
  /** Real money first; trial accounts have fun money only. */
  readonly balances: readonly { readonly currency: string; readonly balance: Balance }[];
}

/** Refuses with `not_found`. */
export async function readMemberDetail(ctx: Ctx, id: MemberId): Promise<MemberDetail> {
  const member = await readMember(ctx, id);
  const isTrial = member.kind === 'trial';
  const spending = spendingAccount({ id, isTrial }, { currency: member.currency });
  const fun = { account: `member:${id}:fun`, currency: trialCurrency };
  const accounts = isTrial ? [spending] : [spending, fun];
  const found = await balances(ctx, accounts);
  const signIns = await lastSignIns(ctx, [id]);
  return {
    member,
    lastSignInAt: signIns.get(id) ?? null,
    openSessions: await countOpenSessions(ctx, id),
    hold: await moneyHold(ctx, id),
    hasFactor: (await subjectsWithFactor(ctx, [id])).has(id),
    balances: accounts.flatMap(({ currency }, index) => {
      const balance = found[index];
      return balance === undefined ? [] : [{ currency, balance }];
    }),
  };
}
