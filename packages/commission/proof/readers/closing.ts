import { house, type Payment } from '../../src/index.ts';
import { fieldsOf, listOf, same, textOf, type Fields } from '@portal/proof';
import { amount } from './read.ts';
import type { Scenario } from './scenario.ts';

/** Payments in order, open debts, wallets and the net of every node, at the end of a vector. */
export function closingDifferences(scenario: Scenario, expected: Fields): string[] {
  const { ledger } = scenario;
  return [
    ...rowDifferences('payment', listOf(expected['payments']), ledger.payments.map(paymentText)),
    ...rowDifferences(
      'owed',
      listOf(expected['owed']),
      ledger
        .debts()
        .map(({ contractId, payer, payee, amountMinor }) =>
          [contractId, payer, payee, amount(amountMinor)].join(' '),
        ),
    ),
    ...Object.entries(fieldsOf(expected['walletsAfter'])).flatMap(([id, value]) =>
      same(`wallet ${id}`, value, amount(ledger.wallet(id))),
    ),
    ...netDifferences(expected['netByNode'], ledger.payments),
  ];
}

function paymentText({ contractId, from, to, amountMinor, source }: Payment): string {
  return [contractId, from, to, amount(amountMinor), source].join(' ');
}

function rowDifferences(
  name: string,
  expected: readonly unknown[],
  actual: readonly string[],
): string[] {
  const wanted = expected.map((row) => Object.values(fieldsOf(row)).map(textOf).join(' '));
  const count = Math.max(wanted.length, actual.length);
  return Array.from({ length: count }, (_, index) =>
    same(`${name} ${index}`, wanted[index], actual[index]),
  ).flat();
}

/** Received less paid, for every node that a payment touched. */
function netDifferences(expected: unknown, payments: readonly Payment[]): string[] {
  if (expected === undefined) {
    return [];
  }
  const net = new Map<string, bigint>();
  for (const { from, to, amountMinor } of payments) {
    net.set(from, (net.get(from) ?? 0n) - amountMinor);
    net.set(to, (net.get(to) ?? 0n) + amountMinor);
  }
  const wanted = fieldsOf(expected);
  const ids = new Set([...Object.keys(wanted), ...net.keys(), house]);
  return [...ids].flatMap((id) =>
    same(`net of ${id}`, wanted[id] ?? '0.00', amount(net.get(id) ?? 0n)),
  );
}
