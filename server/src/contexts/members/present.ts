import type { MemberAbility, ReplyOf } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import { currency, formatAmount } from '@portal/money';
import type { Site } from '../../platform/context.ts';
import { type StatementPage, trialCurrency } from '../wallet/index.ts';
import { spendingAccount } from './account-path.ts';
import { abilitiesOf } from './policy.ts';
import type { Member } from './store.ts';
import type { RefilledPurse } from './use-cases/refill-fun-money.ts';

type Endpoints = typeof endpoints;

export type ContractFlags = ReplyOf<Endpoints['readMemberInfo']>['contracts'];

const noContracts: ContractFlags = {
  agentPolicy: false,
  enableCt: false,
  salary: false,
  dailySalary: false,
  hourSalary: false,
  agentRealtimeSalary: false,
};

export function presentMemberInfo(
  member: Member,
  site: Site,
  contracts: ContractFlags | undefined,
): ReplyOf<Endpoints['readMemberInfo']> {
  const isTrial = member.kind === 'trial';
  const spending = spendingAccount({ id: member.id, isTrial }, site);
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    avatar: member.avatar,
    type: member.type,
    isAgent: member.kind === 'agent',
    isTrial,
    currency: spending.currency,
    currencySymbol: currency(spending.currency).symbol,
    abilities: [...abilitiesOf(member)] satisfies MemberAbility[],
    contracts: contracts ?? noContracts,
  };
}

/** Signed amounts as seen from the member. */
export function presentStatement(
  page: StatementPage,
  code: string,
): ReplyOf<Endpoints['listStatementLines']> {
  const unit = currency(code);
  return {
    content: page.lines.map((line) => ({
      entryId: line.entryId,
      type: line.type,
      amount: formatAmount(line.amountMinor, unit),
      balanceAfter: formatAmount(line.balanceAfterMinor ?? 0n, unit),
      currency: code,
      reference: line.reference,
      reversesEntryId: line.reverses ?? null,
      at: String(line.postedAt),
    })),
    nextCursor: page.nextCursor ?? null,
  };
}

export function presentRefill({
  creditedMinor,
  balanceMinor,
}: RefilledPurse): ReplyOf<Endpoints['refillFunMoney']> {
  const unit = currency(trialCurrency);
  return {
    credited: formatAmount(creditedMinor, unit),
    balance: formatAmount(balanceMinor, unit),
    currency: trialCurrency,
  };
}
