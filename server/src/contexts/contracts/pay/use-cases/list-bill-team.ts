import type { Ctx } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { type BillShare, billTeam } from '../bill-team.ts';
import type { BillRow } from '../store-bills.ts';
import { type BillKey, billOf } from './read-bill.ts';

export interface BillTeamQuery extends BillKey {
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface BillTeamPage {
  readonly bill: BillRow;
  readonly shares: readonly (BillShare & { readonly account: string })[];
  readonly total: number;
  /** False for an hour that is older than the sums by hour: its bets stand in the record alone. */
  readonly isKept: boolean;
}

/** How long sums of hours are kept. */
const hourDays = 8;

/**
 * Whose play a bill counts, the most first, from which a reader goes on to the bets themselves.
 * Refuses, in this order: with `not_found` what the caller is no party of; with `team_too_large`.
 */
export async function listBillTeam(
  ctx: Ctx,
  { pageNum, pageSize, ...key }: BillTeamQuery,
): Promise<BillTeamPage> {
  const bill = await billOf(ctx, key);
  const oldest = ctx.clock.now().subtract({ hours: 24 * hourDays });
  const isKept = bill.kind !== 'HOURLY' || Temporal.Instant.compare(bill.unitStart, oldest) >= 0;
  const all = isKept ? await billTeam(ctx, bill) : [];
  const start = (pageNum - 1) * pageSize;
  const page = all.slice(start, start + pageSize);
  const accounts = await readAccounts(
    ctx,
    page.map(({ memberId }) => memberId),
  );
  const shares = page.map((share) => ({ ...share, account: accounts.get(share.memberId) ?? '' }));
  return { bill, shares, total: all.length, isKept };
}
