import {
  accrueWindow,
  boundaryBills,
  overpaidAtClose,
  windowDues,
  type Bill,
  type MemberRow,
  type Span,
  type WindowDue,
} from '../../src/index.ts';
import { fieldsOf, listOf, same, textOf, type Fields } from '@portal/proof';
import { closingDifferences } from './closing.ts';
import { amount, instant } from './read.ts';
import { rowsBetween, scenarioOf, voidedBefore, type Scenario } from './scenario.ts';

/** Runs the five-minute boundaries of a real-time vector and compares each with what it expects. */
export function realtimeDifferences(vector: Fields): string[] {
  const scenario = scenarioOf(vector);
  const expected = fieldsOf(vector['expected']);
  const windows = listOf(fieldsOf(vector['config'])['windows']).map(textOf);
  const wanted = listOf(expected['windows']).map(fieldsOf);
  let accrued: ReadonlyMap<string, bigint> = new Map();
  const differences: string[] = [];
  for (const [index, at] of windows.entries()) {
    const dues = windowDues(billsAt(scenario, instant(at)), accrued);
    accrued = accrueWindow(accrued, dues);
    payWindow(scenario, dues, at);
    const due = fieldsOf(wanted[index]?.['due']);
    differences.push(...dueDifferences(`${at} `, due, dues));
  }
  const closing = billsAt(scenario, scenario.end);
  return [
    ...differences,
    ...totalDifferences('dayTotal', expected['dayTotal'], accrued),
    ...totalDifferences(
      'clawbackAtClose',
      expected['clawbackAtClose'],
      overpaidAtClose(accrued, closing),
    ),
    ...closingDifferences(scenario, expected),
  ];
}

/** Bills on the day's figures up to an instant, without what was voided by then. */
function billsAt(scenario: Scenario, at: Temporal.Instant): readonly Bill[] {
  const { settings, tree, contracts, start } = scenario;
  const voided = voidedBefore(scenario, at);
  const rowsIn = (span: Span): MemberRow[] => rowsBetween(scenario, span, voided);
  return boundaryBills({ tree, contracts, day: { start, end: at }, rowsIn }, settings);
}

function payWindow(scenario: Scenario, dues: readonly WindowDue[], at: string): void {
  for (const { contractId, payMinor } of dues) {
    const contract = scenario.contracts.find(({ id }) => id === contractId);
    if (contract !== undefined) {
      const { payer, payee } = contract;
      scenario.ledger.pay({ contractId, payer, payee, amountMinor: payMinor, source: at });
    }
  }
}

function dueDifferences(prefix: string, expected: Fields, dues: readonly WindowDue[]): string[] {
  const lines = same(`${prefix}contracts`, Object.keys(expected).length, dues.length);
  for (const due of dues) {
    const figures: Fields = {
      validBetToDate: amount(due.bill.figures.validMinor),
      active: due.bill.figures.active,
      tier: due.bill.tier,
      entitled: amount(due.entitledMinor),
      alreadyAccrued: amount(due.alreadyAccruedMinor),
      delta: amount(due.deltaMinor),
      pay: amount(due.payMinor),
    };
    for (const [name, value] of Object.entries(fieldsOf(expected[due.contractId]))) {
      lines.push(...same(`${prefix}${due.contractId} ${name}`, value, figures[name]));
    }
  }
  return lines;
}

function totalDifferences(
  name: string,
  expected: unknown,
  actual: ReadonlyMap<string, bigint>,
): string[] {
  const wanted = fieldsOf(expected);
  const ids = new Set([...Object.keys(wanted), ...actual.keys()]);
  return [...ids].flatMap((id) =>
    same(`${name} ${id}`, wanted[id] ?? '0.00', amount(actual.get(id) ?? 0n)),
  );
}
