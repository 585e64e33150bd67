import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readMonths } from '../../../turnover/index.ts';

type Row = Omit<Awaited<ReturnType<typeof readMonths>>[number], 'month'>;

const nothing: Row = {
  betCount: 0,
  stakeMinor: 0n,
  payoutMinor: 0n,
  depositMinor: 0n,
  withdrawalMinor: 0n,
};

/** The last twelve months of the site with the running one, the newest first (RG-07). */
export async function readProfitMonths(
  ctx: Ctx<MemberActor>,
): Promise<ReplyOf<Endpoints['readProfitMonths']>> {
  const { currency: code, timeZone } = ctx.site;
  const today = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const firstDay = today.with({ day: 1 }).subtract({ months: 11 });
  const rows = await readMonths(ctx, {
    memberId: ctx.actor.id,
    from: String(firstDay),
    to: String(today),
  });
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const names = Array.from({ length: 12 }, (_, index) =>
    String(today.toPlainYearMonth().subtract({ months: index })),
  );
  return {
    currency: code,
    totals: shown(rows.reduce<Row>(added, nothing), code),
    months: names.map((month) => ({ month, ...shown(byMonth.get(month) ?? nothing, code) })),
  };
}

function added(left: Row, right: Row): Row {
  return {
    betCount: left.betCount + right.betCount,
    stakeMinor: left.stakeMinor + right.stakeMinor,
    payoutMinor: left.payoutMinor + right.payoutMinor,
    depositMinor: left.depositMinor + right.depositMinor,
    withdrawalMinor: left.withdrawalMinor + right.withdrawalMinor,
  };
}

function shown(row: Row, code: string) {
  const text = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    deposits: text(row.depositMinor),
    withdrawals: text(row.withdrawalMinor),
    bets: row.betCount,
    stake: text(row.stakeMinor),
    payout: text(row.payoutMinor),
    net: text(row.payoutMinor - row.stakeMinor),
  };
}
