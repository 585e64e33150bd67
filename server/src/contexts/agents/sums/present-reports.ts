import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { presentFigures } from './figures.ts';
import type { TeamStatement } from './use-cases/list-team-statement.ts';
import type { AgentIncome } from './use-cases/read-agent-income.ts';

type Site = Pick<Ctx, 'site' | 'clock'>;

export function presentStatement(
  statement: TeamStatement,
  page: { readonly pageNum: number; readonly pageSize: number },
  { site, clock }: Site,
): ReplyOf<Endpoints['listTeamStatement']> {
  const { total, isSorted } = statement;
  return {
    content: statement.rows.map(({ account, isAgent, figures }) => ({
      account,
      isAgent,
      figures: presentFigures(figures, site.currency),
    })),
    ...page,
    total,
    totalPages: Math.ceil(total / page.pageSize),
    upline: [...statement.upline],
    currency: site.currency,
    readAt: String(clock.now()),
    self: presentFigures(statement.self, site.currency),
    sum: presentFigures(statement.sum, site.currency),
    isSorted,
  };
}

export function presentIncome(
  income: AgentIncome,
  { site, clock }: Site,
): ReplyOf<Endpoints['readAgentIncome']> {
  const text = (minor: bigint) => formatAmount(minor, currency(site.currency));
  const received = income.rows.reduce((sum, row) => sum + row.receivedMinor, 0n);
  const paid = income.rows.reduce((sum, row) => sum + row.paidMinor, 0n);
  return {
    upline: [...income.upline],
    currency: site.currency,
    readAt: String(clock.now()),
    received: text(received),
    paid: text(paid),
    net: text(received - paid),
    days: income.rows.map(({ day, source, receivedMinor, paidMinor }) => ({
      day,
      source,
      received: text(receivedMinor),
      paid: text(paidMinor),
      net: text(receivedMinor - paidMinor),
    })),
    downline: income.downline.map(({ account, paidMinor }) => ({ account, paid: text(paidMinor) })),
  };
}
