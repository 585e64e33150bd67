import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { SiteDays } from '../turnover/index.ts';
import type { Overview } from './use-cases/read-overview.ts';
import type { Revenue } from './use-cases/read-revenue.ts';

type RevenueReply = ReplyOf<Endpoints['readRevenue']>;
type SumRow = SiteDays['sums'][number];

export function presentOverview(
  overview: Overview,
  code: string,
): ReplyOf<Endpoints['readOverview']> {
  const { queues, revenue } = overview;
  return {
    currency: code,
    queues: queues.map(({ name, count, oldestAt }) => ({
      name,
      count,
      oldestAt: oldestAt === undefined ? null : String(oldestAt),
    })),
    days: revenue === undefined ? [] : presentRevenue(revenue, code).days,
  };
}

export function presentRevenue({ days, figures }: Revenue, code: string): RevenueReply {
  const rowsOf = Map.groupBy(figures.sums, ({ siteDay }) => siteDay);
  return {
    currency: code,
    days: days.map((day) => {
      const rows = rowsOf.get(day) ?? [];
      const categories = rows.filter(
        ({ betCount, stakeMinor, payoutMinor }) =>
          betCount !== 0 || stakeMinor !== 0n || payoutMinor !== 0n,
      );
      return {
        day,
        players: figures.players.get(day) ?? 0,
        ...presentPlay(rows, code),
        depositAmount: total(rows, 'depositMinor', code),
        withdrawalAmount: total(rows, 'withdrawalMinor', code),
        costAmount: total(rows, 'costMinor', code),
        categories: categories.map((row) => ({
          category: row.category,
          ...presentPlay([row], code),
        })),
      };
    }),
  };
}

function presentPlay(rows: readonly SumRow[], code: string) {
  const gross = rows.reduce((sum, row) => sum + row.stakeMinor - row.payoutMinor, 0n);
  return {
    betCount: rows.reduce((sum, row) => sum + row.betCount, 0),
    stakeAmount: total(rows, 'stakeMinor', code),
    payoutAmount: total(rows, 'payoutMinor', code),
    grossAmount: formatAmount(gross, currency(code)),
  };
}

type Money = 'stakeMinor' | 'payoutMinor' | 'depositMinor' | 'withdrawalMinor' | 'costMinor';

function total(rows: readonly SumRow[], field: Money, code: string): string {
  return formatAmount(
    rows.reduce((sum, row) => sum + row[field], 0n),
    currency(code),
  );
}
