import type { SiteDay } from './api/read-overview.ts';

export type RevenueRow = Omit<SiteDay, 'categories'>;

const noPlay = {
  betCount: 0,
  stakeAmount: '0.00',
  payoutAmount: '0.00',
  grossAmount: '0.00',
} as const;

/** The figures of each day, of one category or of all. */
export function revenueRows(
  days: readonly SiteDay[],
  category: string | undefined,
): readonly RevenueRow[] {
  return days.map((day) =>
    category === undefined
      ? day
      : { ...day, ...noPlay, ...day.categories.find((sum) => sum.category === category) },
  );
}

const columns = [
  'day',
  'players',
  'betCount',
  'stakeAmount',
  'payoutAmount',
  'grossAmount',
  'depositAmount',
  'withdrawalAmount',
  'costAmount',
] as const;

/** A line for each day; days and figures alone, so no cell can be a formula. */
export function revenueFile(rows: readonly RevenueRow[]): string {
  const lines = rows.map((row) => columns.map((name) => String(row[name])).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
