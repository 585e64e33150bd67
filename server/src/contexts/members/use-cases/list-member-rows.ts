import type { Ctx } from '../../../platform/context.ts';
import { lastSignIns } from '../../identity/index.ts';
import type { Balance } from '../../wallet/index.ts';
import { balances } from '../../wallet/index.ts';
import { spendingAccount } from '../account-path.ts';
import type { Member } from '../store.ts';
import type { MemberQuery } from './list-members.ts';
import { listMembers } from './list-members.ts';

export interface MemberLine {
  readonly member: Member;
  readonly balance: Balance | undefined;
  readonly lastSignInAt: Temporal.Instant | null;
}

export interface MemberLines {
  readonly lines: readonly MemberLine[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: string | undefined;
}

/** Three statements for a page, whatever its length. */
export async function listMemberRows(ctx: Ctx, query: MemberQuery): Promise<MemberLines> {
  const { members, ...rest } = await listMembers(ctx, query);
  const accounts = members.map(({ id, kind, currency }) =>
    spendingAccount({ id, isTrial: kind === 'trial' }, { currency }),
  );
  const found = await balances(ctx, accounts);
  const ids = members.map((member) => member.id);
  const signIns = await lastSignIns(ctx, ids);
  const lines = members.map((member, index) => ({
    member,
    balance: found[index],
    lastSignInAt: signIns.get(member.id) ?? null,
  }));
  return { lines, ...rest };
}
