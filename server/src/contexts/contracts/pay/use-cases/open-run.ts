import { carriesOut, isDueFor } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { RunId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { ruleContract } from '../../agreements/as-rules.ts';
import { lockAgreements } from '../../agreements/store-contracts.ts';
import type { ContractSettings } from '../../settings.ts';
import { billRow } from '../bill-row.ts';
import { insertBills } from '../store-bills.ts';
import { insertRun, keepRules, selectContractsOfUnit, type UnitContract } from '../store-runs.ts';
import { storedRules } from '../stored-rules.ts';
import { unitBills, type UnitToBill } from '../unit-bills.ts';

export interface UnitRun extends UnitToBill {
  readonly payAt: Temporal.Instant;
}

/**
 * Takes the figures of a unit and makes the bills of all contracts that were in force in it, once:
 * from here on their basis never changes (agents-loyalty-money.md C6, steps 1 and 2). False when
 * the unit has its run.
 */
export async function openRun(ctx: Ctx, run: UnitRun): Promise<boolean> {
  const { kind, periodType, unit, payAt, settings } = run;
  const id = ctx.ids.next('run');
  const at = ctx.clock.now();
  const { key: unitKey, start: unitStart, end: unitEnd } = unit;
  const row = { id, kind, periodType, unitKey, unitStart, unitEnd, revision: 0, at, payAt };
  if (!(await insertRun(ctx.tx, row))) {
    return false;
  }
  await lockAgreements(ctx.tx);
  const { start, end } = unit;
  const found = await selectContractsOfUnit(ctx.tx, { kind, periodType, start, end });
  const rows = found.filter((contract) => isDueFor(ruleContract(contract), unit));
  if (rows.length > 0) {
    await makeBills(ctx, { id, run, rows, settings });
  }
  return true;
}

async function makeBills(
  ctx: Ctx,
  command: {
    readonly id: RunId;
    readonly run: UnitRun;
    readonly rows: readonly UnitContract[];
    readonly settings: ContractSettings;
  },
): Promise<void> {
  const { id, run, rows, settings } = command;
  const { bills, basis, rules } = await unitBills(ctx, run, rows);
  await keepRules(ctx.tx, id, storedRules(rules));
  const carries = carriesOut(bills, basis, rules);
  const byId = new Map<string, UnitContract>(rows.map((row) => [row.id, row]));
  const made = bills.map((bill, place) => {
    const contract = assertDefined(byId.get(bill.contractId), 'a bill has its contract');
    return {
      ...billRow(ctx, { bill, contract, unit: run.unit, settings }),
      runId: id,
      place,
      carryInMinor: basis.carryIn.get(contract.id) ?? 0n,
      carryOutMinor: carries.get(contract.id) ?? 0n,
    };
  });
  await insertBills(ctx.tx, made);
}
