import { currency, formatAmount } from '@portal/money';
import type { ReplyOf } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import { abilitiesOf, memberActions, roleOf } from './policy.ts';
import type { AuditPage } from './use-cases/list-audit.ts';
import type { MemberLine, MemberLines } from './use-cases/list-member-rows.ts';
import type { MemberDetail } from './use-cases/read-member-detail.ts';
import type { Operator } from './store.ts';

type Endpoints = typeof endpoints;
type Row = ReplyOf<Endpoints['listMembers']>['content'][number];

export function presentOperator(operator: Operator): ReplyOf<Endpoints['readOperator']> {
  const { id, username, role } = operator;
  return { id, username, role: roleOf(role), abilities: [...abilitiesOf(role)] };
}

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
  found: MemberLines,
  page: { readonly page: number; readonly pageSize: number },
): ReplyOf<Endpoints['listMembers']> {
  return {
    content: found.lines.map(presentLine),
    pageNum: page.page,
    pageSize: page.pageSize,
    totalPages: Math.ceil(found.total / page.pageSize),
    total: found.total,
    isTotalCapped: found.isTotalCapped,
    nextCursor: found.nextCursor ?? null,
  };
}

export function presentDetail(
  detail: MemberDetail,
  role: string,
): ReplyOf<Endpoints['readMember']> {
  const { member, lastSignInAt, openSessions } = detail;
  const [first] = detail.balances;
  return {
    ...presentLine({ member, balance: first?.balance, lastSignInAt }),
    lockReason: member.state === 'locked' ? member.stateReason : null,
    stateChangedAt: member.stateChangedAt === null ? null : String(member.stateChangedAt),
    openSessions,
    registeredFrom: member.registeredFrom,
    balances: detail.balances.map(({ currency: code, balance }) => ({
      currency: code,
      balance: formatAmount(balance.balanceMinor, currency(code)),
    })),
    abilities: [...memberActions(role, member)],
  };
}

export function presentAudit(page: AuditPage): ReplyOf<Endpoints['listAudit']> {
  return {
    content: page.entries.map((entry) => ({ ...entry, at: String(entry.at) })),
    nextCursor: page.nextCursor ?? null,
  };
}
