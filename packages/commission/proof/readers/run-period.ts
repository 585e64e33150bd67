import {
  billsOf,
  carriesOut,
  correctBills,
  netReceivables,
  payBills,
  type Bill,
  type Clawback,
  type ClawbackOptions,
  type RunBasis,
} from '../../src/index.ts';
import { fieldsOf, listOf, same, textOf, type Fields } from '@portal/proof';
import { closingDifferences } from './closing.ts';
import { amount, minor } from './read.ts';
import { rowsBetween, scenarioOf, type Scenario } from './scenario.ts';

/** Runs a dividend, daily or hourly vector with its later events and compares what it expects. */
export function periodDifferences(vector: Fields): string[] {
  const scenario = scenarioOf(vector);
  const expected = fieldsOf(vector['expected']);
  const basis = basisOf(scenario, vector, new Set());
  const bills = billsOf(basis, scenario.settings);
  const receivables = amounts(vector['receivableBefore']);
  const payables = netReceivables(bills, basis.contracts, receivables);
  payBills(payables, scenario.ledger, 'SETTLEMENT');
  const clawbacks = applyEvents(scenario, vector, bills);
  const netted = new Map(payables.map(({ bill, nettedMinor }) => [bill.contractId, nettedMinor]));
  // A contract without a bill in the unit keeps all of its receivable.
  const left = [...receivables].map(([id, all]) => [id, all - (netted.get(id) ?? 0n)] as const);
  return [
    ...billDifferences(fieldsOf(expected['bills']), bills),
    ...mapDifferences(
      'carryOut',
      expected['carryOut'],
      carriesOut(bills, basis, scenario.settings),
    ),
    ...mapDifferences('nettedFromReceivable', expected['nettedFromReceivable'], netted),
    ...mapDifferences('receivableAfter', expected['receivableAfter'], new Map(left)),
    ...clawbackDifferences(listOf(expected['clawbacks']), clawbacks),
    ...closingDifferences(scenario, expected),
  ];
}

function basisOf(scenario: Scenario, vector: Fields, voidIds: ReadonlySet<string>): RunBasis {
  return {
    tree: scenario.tree,
    contracts: scenario.contracts,
    rows: rowsBetween(scenario, scenario, voidIds),
    carryIn: amounts(vector['carryIn']),
  };
}

function applyEvents(scenario: Scenario, vector: Fields, bills: readonly Bill[]): Clawback[] {
  const voided = new Set<string>();
  const clawbacks: Clawback[] = [];
  let current = bills;
  for (const event of listOf(vector['events']).map(fieldsOf)) {
    if (event['type'] === 'CREDIT') {
      scenario.ledger.credit(textOf(event['node']), minor(event['amount']));
      continue;
    }
    for (const bet of listOf(event['bets'])) {
      voided.add(textOf(bet));
    }
    const after = billsOf(basisOf(scenario, vector, voided), scenario.settings);
    const options = clawbackOptions(fieldsOf(vector['config']), event);
    const { contracts, ledger } = scenario;
    clawbacks.push(...correctBills(current, after, { contracts, ledger, options }));
    current = after;
  }
  return clawbacks;
}

/**
 * The mode is a setting of the site or of the one event; without one, falls wait
 * (agents-loyalty-money.md C7).
 */
function clawbackOptions(config: Fields, event: Fields): ClawbackOptions {
  const settings = [...Object.values(config), ...Object.values(event)];
  return {
    mode: settings.includes('WALLET_NOW') ? 'WALLET_NOW' : 'NET_NEXT',
    leastMinor: minor(config['clawbackMin'] ?? '0'),
  };
}

function amounts(value: unknown): ReadonlyMap<string, bigint> {
  return new Map(Object.entries(fieldsOf(value)).map(([id, text]) => [id, minor(text)]));
}

function billDifferences(expected: Fields, bills: readonly Bill[]): string[] {
  const found = new Map(bills.map((bill) => [bill.contractId, bill]));
  const ids = [...new Set([...Object.keys(expected), ...found.keys()])];
  return ids.flatMap((id) => {
    const bill = found.get(id);
    const wanted = fieldsOf(expected[id]);
    if (bill === undefined || expected[id] === undefined) {
      return [`bill ${id} is ${bill === undefined ? 'missing' : 'unexpected'}`];
    }
    const figures: Fields = {
      validBet: amount(bill.figures.validMinor),
      ggr: amount(bill.figures.ggrMinor),
      netLoss: amount(bill.netLossMinor),
      active: bill.figures.active,
      tier: bill.tier,
      amount: amount(bill.amountMinor),
      status: bill.status,
    };
    return Object.entries(wanted).flatMap(([name, value]) =>
      same(`bill ${id} ${name}`, value, figures[name]),
    );
  });
}

/** Compares a map of amounts when the vector gives one; contracts with nothing may be left out. */
function mapDifferences(
  name: string,
  expected: unknown,
  actual: ReadonlyMap<string, bigint>,
): string[] {
  return Object.entries(fieldsOf(expected)).flatMap(([id, value]) =>
    same(`${name} ${id}`, value, amount(actual.get(id) ?? 0n)),
  );
}

function clawbackDifferences(expected: readonly unknown[], actual: readonly Clawback[]): string[] {
  const wanted = expected.map(fieldsOf);
  const lines = same('number of clawbacks', wanted.length, actual.length);
  for (const [index, clawback] of actual.entries()) {
    const row = wanted[index] ?? {};
    const figures: Fields = {
      contract: clawback.contractId,
      delta: amount(clawback.deltaMinor),
      owedReduced: amount(clawback.owedReducedMinor),
      takenNow: amount(clawback.takenNowMinor),
      receivable: amount(clawback.receivableMinor),
    };
    for (const [name, value] of Object.entries(row)) {
      lines.push(...same(`clawback ${index} ${name}`, value, figures[name]));
    }
  }
  return lines;
}
