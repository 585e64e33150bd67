import type { Ctx } from '../../../../platform/context.ts';
import { spanOf } from '../../../../platform/reconciling/span-of.ts';
import type { StatementRow } from '../../providers/adapter.ts';
import { selectProviderPayouts, selectProviderReturns } from '../../payouts/store-payouts.ts';
import { keepDifferences } from '../keep-differences.ts';
import { lessMinorOf, minorOf } from '../note-difference.ts';
import { compareStatements, type TheirLine } from '../compare-statements.ts';
import { selectChargebacks, selectPaidDeposits, sumLines, upsertRun } from '../store-control.ts';

/**
 * Holds what a provider says of a day against what we took; every difference becomes one dated case
 * (R117). The statement covers the days around, because a payment of the evening may have been told
 * in the morning. Answers how many differences there are.
 */
export async function keepRun(
  ctx: Ctx,
  run: {
    readonly provider: string;
    readonly day: Temporal.PlainDate;
    readonly statement: readonly StatementRow[];
  },
): Promise<number> {
  const { provider, statement } = run;
  const day = String(run.day);
  const { from, to } = spanOf(ctx, run.day);
  const isOfDay = ({ paidAt }: StatementRow) =>
    Temporal.Instant.compare(paidAt, from) >= 0 && Temporal.Instant.compare(paidAt, to) < 0;
  const line = (row: StatementRow) => lineOf(row, ctx.site.currency);
  const theirs = statement.filter(isOfDay).map(line);
  const theirsBeside = statement.filter((row) => !isOfDay(row)).map(line);
  const transactions = theirs.map(({ transaction }) => transaction);
  const span = { provider, transactions, from, to };
  const paidOut = theirs.filter(({ amountMinor }) => (amountMinor ?? 0n) < 0n);
  const ours = [
    ...(await selectPaidDeposits(ctx.tx, span)),
    ...(await selectChargebacks(ctx.tx, span)),
    ...(await selectProviderPayouts(ctx.tx, { ...span, lines: paidOut })),
    ...(await selectProviderReturns(ctx.tx, span)),
  ];
  const differences = compareStatements({ ours, theirs, theirsBeside });
  const at = ctx.clock.now();
  await upsertRun(ctx.tx, {
    provider,
    day,
    theirsCount: theirs.length,
    oursCount: ours.length,
    theirsMinor: sumLines(theirs),
    oursMinor: sumLines(ours),
    differences: differences.length,
    at,
  });
  await keepDifferences(ctx, { provider, day, differences });
  return differences.length;
}

function lineOf(row: StatementRow, code: string): TheirLine {
  const { reference, transaction, kind } = row;
  const isIn = kind === 'PAYMENT' || kind === 'RETURN';
  return { reference, transaction, amountMinor: (isIn ? minorOf : lessMinorOf)(row, code) };
}
