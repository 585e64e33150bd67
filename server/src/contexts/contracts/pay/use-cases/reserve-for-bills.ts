import { isDueFor, type Period, periodOf } from '@portal/commission';
import { dividendPeriods, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { ruleContract } from '../../agreements/as-rules.ts';
import type { ContractSettings } from '../../settings.ts';
import { cashOf } from '../postings.ts';
import { postReserves } from '../reserves.ts';
import { selectContractsOfUnit } from '../store-runs.ts';
import { claimReserveUnit, insertReserves, type ReserveRow } from '../store-reserves.ts';
import { unitBills, type UnitToBill } from '../unit-bills.ts';

const fromTime = Temporal.PlainTime.from('23:00');
const kind = 'DIVIDEND';

/**
 * Where the site says so, sets aside what payers will owe for a dividend period by its figures so
 * far, or what they have of it, from 23:00 of its last day, once (agents-loyalty-money.md C6,
 * `reserveForBills`). Their bills are paid with it. Answers whether there may be more.
 */
export async function reserveForBills(ctx: Ctx, settings: ContractSettings): Promise<boolean> {
  if (!settings.reservesForBills) {
    return false;
  }
  const now = ctx.clock.now();
  for (const periodType of dividendPeriods) {
    const unit = periodOf(periodType, ctx.site.timeZone, now);
    const isTime = Temporal.Instant.compare(now, reserveFrom(unit, ctx.site.timeZone)) >= 0;
    if (isTime && (await claimReserveUnit(ctx.tx, { periodType, unitKey: unit.key, at: now }))) {
      await reserve(ctx, { kind, periodType, unit, settings });
      return true;
    }
  }
  return false;
}

function reserveFrom({ end }: Period, zone: string): Temporal.Instant {
  const lastDay = end.toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  return lastDay.toZonedDateTime({ timeZone: zone, plainTime: fromTime }).toInstant();
}

async function reserve(ctx: Ctx, unitToBill: UnitToBill): Promise<void> {
  const expected = await expectedOf(ctx, unitToBill);
  const payers = [...expected.keys()];
  if (payers.length === 0) {
    return;
  }
  const { currency } = ctx.site;
  const accounts = payers.map((id) => ({ account: cashOf(id), currency }));
  const { balances } = await lockAndLook(ctx, { accounts, debts: [] });
  const reserves = payers.flatMap((payerId, at): readonly ReserveRow[] => {
    const has = balances[at]?.availableMinor ?? 0n;
    const due = expected.get(payerId) ?? 0n;
    const amountMinor = has < due ? has : due;
    return amountMinor > 0n ? [{ payerId, amountMinor }] : [];
  });
  if (reserves.length > 0) {
    const unit = { periodType: unitToBill.periodType, unitKey: unitToBill.unit.key };
    await postReserves(ctx, unit, reserves);
    await insertReserves(ctx.tx, unit, reserves);
  }
}

/** What each agent will owe those directly below; the house never runs short. */
async function expectedOf(
  ctx: Ctx,
  unitToBill: UnitToBill,
): Promise<ReadonlyMap<MemberId, bigint>> {
  const { periodType, unit } = unitToBill;
  const { start, end } = unit;
  const found = await selectContractsOfUnit(ctx.tx, { kind, periodType, start, end });
  const contracts = found.filter((contract) => isDueFor(ruleContract(contract), unit));
  const expected = new Map<MemberId, bigint>();
  if (contracts.every(({ payerId }) => payerId === null)) {
    return expected;
  }
  const payerOf = new Map<string, MemberId | null>(
    contracts.map(({ id, payerId }) => [id, payerId]),
  );
  const { bills } = await unitBills(ctx, unitToBill, contracts);
  for (const { contractId, amountMinor } of bills) {
    const payerId = payerOf.get(contractId) ?? null;
    if (payerId !== null && amountMinor > 0n) {
      expected.set(payerId, (expected.get(payerId) ?? 0n) + amountMinor);
    }
  }
  return expected;
}
