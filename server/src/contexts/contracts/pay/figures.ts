import type { ContractKind, MemberRow, Period, PeriodType, Scope, Span } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { foldFacts } from '../../turnover/index.ts';
import { type CorrectionSum, sumCorrections } from './store-corrections.ts';

/** Sums of a member in a category, as the turnover has them. */
interface Sums {
  readonly memberId: string;
  readonly category: string;
  readonly validMinor: bigint;
  readonly noSalaryMinor: bigint;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly depositMinor: bigint;
  readonly feeMinor: bigint;
  readonly bonusMinor: bigint;
  readonly rebateMinor: bigint;
  readonly salaryMinor: bigint;
  readonly chargebackMinor: bigint;
}

/** A member's row of the rules; money without a category stands under ALL. */
export function memberRow(sums: Sums): MemberRow {
  const { memberId, validMinor, noSalaryMinor, stakeMinor, payoutMinor, depositMinor } = sums;
  return {
    memberId,
    // The turnover has categories and ALL.
    category: sums.category as Scope | 'ALL',
    validMinor,
    noSalaryMinor,
    ggrMinor: stakeMinor - payoutMinor,
    depositMinor,
    costs: {
      rebate: sums.rebateMinor,
      bonus: sums.bonusMinor,
      fee: sums.feeMinor,
      salary: sums.salaryMinor,
      chargeback: sums.chargebackMinor,
    },
  };
}

/** What is to be taken from the sums of a day. */
export function negated(row: MemberRow): MemberRow {
  const { validMinor, noSalaryMinor = 0n, ggrMinor, depositMinor = 0n, costs = {} } = row;
  return {
    ...row,
    validMinor: -validMinor,
    noSalaryMinor: -noSalaryMinor,
    ggrMinor: -ggrMinor,
    depositMinor: -depositMinor,
    costs: Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, -cost])),
  };
}

/** Everything that is booked by now is in the sums afterwards. */
export async function foldAll(ctx: Ctx): Promise<void> {
  let isMore = true;
  while (isMore) {
    ({ isMore } = await foldFacts(ctx));
  }
}

/** Days of the site that a unit of whole days is made of. */
export function daysOf(ctx: Ctx, { start, end }: Span) {
  const day = (moment: Temporal.Instant) =>
    moment.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate().toString();
  return { from: day(start), to: day(end.subtract({ nanoseconds: 1 })) };
}

/** What a unit is settled by: its span, in which kind of pay. */
export interface UnitOfPay {
  readonly kind: ContractKind;
  readonly unit: Period;
  readonly periodType: PeriodType;
  /** Of these alone; of everybody without them. */
  readonly memberIds?: readonly MemberId[];
}

/** What was taken back of a span in a later one, and in it of an earlier one. */
export async function correctedRows(
  ctx: Ctx,
  kind: ContractKind,
  { start: from, end: to }: Span,
): Promise<readonly MemberRow[]> {
  return (await sumCorrections(ctx.tx, { kind, from, to })).map(correctedRow);
}

function correctedRow(sum: CorrectionSum): MemberRow {
  const { memberId, category, validMinor, noSalaryMinor, stakeMinor, payoutMinor } = sum;
  // A fact has a category of the rules.
  return {
    memberId,
    category: category as Scope,
    validMinor,
    noSalaryMinor,
    ggrMinor: stakeMinor - payoutMinor,
  };
}
