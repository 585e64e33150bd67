import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { spanOf } from '../../../../platform/reconciling/span-of.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { byHand } from '../../deposits/channels.ts';
import { type BankLine, readBankFile } from '../bank-file.ts';
import { compareStatements, type StatementLine } from '../compare-statements.ts';
import { keepDifferences } from '../keep-differences.ts';
import { refuseFuture } from '../refuse-future.ts';
import {
  selectHouseReturns,
  selectPaidDeposits,
  selectSentPayouts,
  sumLines,
  upsertRun,
} from '../store-control.ts';

/** More than this is a wrong file sooner than a bad day. */
const mostDifferences = 200;

/**
 * Holds the bank's own statement of a day against what operators said: what arrived by hand, and
 * what was paid out, by the reference of the bank and the amount. Every difference becomes one
 * dated case, as those of providers do, and a later statement of the day takes the place of an
 * earlier one (R117). Refusals in order: `statement_day_future`, `bank_file_unreadable`,
 * `bank_file_foreign` unless it is confirmed.
 */
export async function importBankDay(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly day: Temporal.PlainDate;
    readonly file: string;
    /** An operator says that it is the right file, however much differs. */
    readonly isConfirmed: boolean;
  },
): Promise<void> {
  refuseFuture(ctx, command.day);
  const lines = readBankFile(command.file, ctx.site.currency);
  const { ours, theirs, theirsBeside } = await bothSides(ctx, command.day, lines);
  const differences = compareStatements({ ours, theirs, theirsBeside });
  if (differences.length > mostDifferences && !command.isConfirmed) {
    const most = mostDifferences;
    throw new Refusal('bank_file_foreign', { differences: differences.length, most });
  }
  const run = { provider: byHand, day: String(command.day) };
  const counts = { theirsCount: theirs.length, differences: differences.length };
  await upsertRun(ctx.tx, {
    ...run,
    ...counts,
    oursCount: ours.length,
    theirsMinor: sumLines(theirs),
    oursMinor: sumLines(ours),
    at: ctx.clock.now(),
  });
  const agreed = await keepDifferences(ctx, { ...run, differences });
  await recordEvents(ctx, {
    action: 'reconciliation.import',
    subject: { type: 'reconciliation', id: `${run.provider}:${run.day}` },
    after: {
      rows: String(theirs.length),
      differences: String(differences.length),
      agreed: String(agreed),
      confirmed: String(command.isConfirmed),
    },
  });
}

async function bothSides(ctx: Ctx, day: Temporal.PlainDate, lines: readonly BankLine[]) {
  const { from, to } = spanOf(ctx, day);
  const ofDay = lines.filter((line) => line.day === String(day));
  const transactions = ofDay.map((line) => line.transaction);
  const ours = [
    ...(await selectPaidDeposits(ctx.tx, { provider: byHand, transactions, from, to })),
    ...(await selectSentPayouts(ctx.tx, { transactions, from, to })),
    ...(await selectHouseReturns(ctx.tx, { transactions, from, to })),
  ];
  // A bank knows our order only by what the payer wrote: the transaction says which one it is.
  const references = new Map(ours.map((line) => [line.transaction, line.reference]));
  const named = ({ transaction, amountMinor }: BankLine): StatementLine => ({
    reference: references.get(transaction) ?? transaction,
    transaction,
    amountMinor,
  });
  const beside = lines.filter((line) => line.day !== String(day));
  return { ours, theirs: ofDay.map(named), theirsBeside: beside.map(named) };
}
