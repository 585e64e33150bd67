import type { MemberAbility, ReplyOf } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import { currency, formatAmount } from '@portal/money';
import type { Site } from '../../platform/context.ts';
import { type OwnEntry, type StatementPage, trialCurrency } from '../wallet/index.ts';
import { type SpendingAccount, spendingAccount } from './account-path.ts';
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
  standing: {
    readonly contracts: ContractFlags | undefined;
    readonly rank: number;
    readonly hearsOffers: boolean;
    readonly sendsUp: boolean;
  },
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
    contracts: standing.contracts ?? noContracts,
    vipRankLevel: standing.rank,
    hearsOffers: standing.hearsOffers,
    sendsUp: standing.sendsUp,
  };
}

/** Signed amounts as seen from the member. */
export function presentStatement(
  page: StatementPage,
  code: string,
): ReplyOf<Endpoints['listStatementLines']> {
  return {
    content: page.lines.map((line) => presentLine(line, code)),
    nextCursor: page.nextCursor ?? null,
  };
}

type Line = ReplyOf<Endpoints['listStatementLines']>['content'][number];

function presentLine(line: StatementPage['lines'][number], code: string): Line {
  const unit = currency(code);
  return {
    entryId: line.entryId,
    type: line.type,
    amount: formatAmount(line.amountMinor, unit),
    balanceAfter: formatAmount(line.balanceAfterMinor ?? 0n, unit),
    currency: code,
    reference: line.reference,
    number: line.reference,
    explanation: null,
    reversesEntryId: line.reverses ?? null,
    at: String(line.postedAt),
  };
}

type Receipt = ReplyOf<Endpoints['readStatementEntry']>;

/** The other side is named by what it is; nobody learns the paths of other accounts. */
export function presentReceipt(
  { line, otherAccount, reversedBy }: OwnEntry,
  { account, currency: code }: SpendingAccount,
): Receipt {
  const beforeMinor = (line.balanceAfterMinor ?? 0n) - line.amountMinor;
  return {
    line: presentLine(line, code),
    balanceBefore: formatAmount(beforeMinor, currency(code)),
    counterpart: counterpartOf(otherAccount, account),
    partner: null,
    withdrawal: null,
    reversedByEntryId: reversedBy ?? null,
  };
}

function counterpartOf(path: string, account: string): Receipt['counterpart'] {
  const [kind, owner] = path.split(':');
  switch (kind) {
    case 'member':
    case 'visitor':
      return owner === account.split(':')[1] ? 'own' : 'member';
    case 'outside':
      return owner === 'provider' ? 'provider' : 'bank';
    default:
      return 'house';
  }
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
