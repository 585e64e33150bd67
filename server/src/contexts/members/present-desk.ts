import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { deskActions } from './policy.ts';
import type { MemberLine, MemberLines } from './use-cases/list-member-rows.ts';
import type { MemberDetail } from './use-cases/read-member-detail.ts';

type Row = ReplyOf<Endpoints['listMembers']>['content'][number];

function presentLine({ member, balance, lastSignInAt }: MemberLine): Row {
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    isAgent: member.kind === 'agent',
    isTrial: member.kind === 'trial',
    state: member.state,
    currency: member.currency,
    balance: formatAmount(balance?.balanceMinor ?? 0n, currency(member.currency)),
    registeredAt: String(member.registeredAt),
    lastLoginAt: lastSignInAt === null ? null : String(lastSignInAt),
  };
}

export function presentMembers(
  list: MemberLines,
  page: { readonly page: number; readonly pageSize: number },
): ReplyOf<Endpoints['listMembers']> {
  return {
    content: list.lines.map(presentLine),
    pageNum: page.page,
    pageSize: page.pageSize,
    totalPages: Math.ceil(list.total / page.pageSize),
    total: list.total,
    isTotalCapped: list.isTotalCapped,
    nextCursor: list.nextCursor ?? null,
  };
}

export function presentDetail(
  detail: MemberDetail,
  role: string,
): ReplyOf<Endpoints['readMember']> {
  const { member, lastSignInAt, openSessions, hold } = detail;
  const [first] = detail.balances;
  return {
    ...presentLine({ member, balance: first?.balance, lastSignInAt }),
    lockReason: member.state === 'locked' ? member.stateReason : null,
    stateChangedAt: member.stateChangedAt === null ? null : String(member.stateChangedAt),
    openSessions,
    moneyHold: hold === undefined ? null : { until: String(hold.endsAt), because: hold.because },
    registeredFrom: member.registeredFrom,
    personalErasedAt: member.personalErasedAt === null ? null : String(member.personalErasedAt),
    balances: detail.balances.map(({ currency: code, balance }) => ({
      currency: code,
      balance: formatAmount(balance.balanceMinor, currency(code)),
    })),
    abilities: [...deskActions(role, { ...member, hasFactor: detail.hasFactor })],
  };
}
