import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { IncomeLine } from '../downline-parts.ts';
import { percentOf } from '../terms/terms.ts';
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
  const flows = (rows: readonly Pick<IncomeLine, 'receivedMinor' | 'paidMinor'>[]) => {
    const received = rows.reduce((sum, row) => sum + row.receivedMinor, 0n);
    const paid = rows.reduce((sum, row) => sum + row.paidMinor, 0n);
    return { received: text(received), paid: text(paid), net: text(received - paid) };
  };
  return {
    upline: [...income.upline],
    currency: site.currency,
    readAt: String(clock.now()),
    ...flows(income.rows),
    days: income.rows.map(({ day, source, scope, baseMinor, ratePpm, takenBackOf, ...row }) => ({
      day,
      source,
      scope,
      base: baseMinor === null ? null : text(baseMinor),
      rate: ratePpm === null ? null : percentOf(Number(ratePpm)),
      takenBackOf: takenBackOf ?? null,
      ...flows([row]),
    })),
    sources: [...Map.groupBy(income.rows, ({ source }) => source)].map(([source, rows]) => ({
      source,
      ...flows(rows),
    })),
    downline: income.downline.map(({ account, paidMinor }) => ({ account, paid: text(paidMinor) })),
  };
}
