import { legState, parseFacts, parseSlip, settleSlip, type Facts } from '../../src/index.ts';
import { formatScaled, assertDefined, rational } from '@portal/money';
import { fieldsOf, listOf, same, type Comparison } from '@portal/proof';

/** Settles each slip of the group `betCases` on its events and compares every expected figure. */
export function runBetCases(cases: readonly unknown[], comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    comparison.case(String(fields['id']), () => differences(fields));
  }
}

function differences(fields: Readonly<Record<string, unknown>>): string[] {
  const slip = parseSlip(fields['slip']);
  if (!slip.ok) {
    return [`slip refused: ${slip.code}`];
  }
  const events = new Map<string, Facts>();
  for (const [id, event] of Object.entries(fieldsOf(fields['events']))) {
    events.set(id, assertDefined(parseFacts(event), `event ${id} is malformed`));
  }
  const settled = settleSlip(slip.value, (id) => assertDefined(events.get(id), `no event ${id}`));
  const expected = fieldsOf(fields['expect']);
  const digits = Number(fieldsOf(fields['slip'])['minorDigits'] ?? 2);
  const { numerator, denominator } = settled.exactReturnMinor;
  const exact = rational(numerator, denominator * 10n ** BigInt(digits));
  const money = (minor: bigint): string => formatScaled(minor, digits);
  return [
    ...legDifferences(listOf(expected['legs']), settled.legs),
    ...same('lines', expected['lines'], settled.lines),
    ...same('debited', expected['debited'], money(settled.debitedMinor)),
    ...same('exactReturn', expected['exactReturn'], fraction(exact)),
    ...same('returned', expected['returned'], money(settled.returnedMinor)),
    ...same(
      'netProfit',
      expected['netProfit'],
      money(settled.returnedMinor - settled.debitedMinor),
    ),
    ...cappedDifferences(expected['cappedByMaxPayout'], settled.isCapped),
  ];
}

function cappedDifferences(expected: unknown, isCapped: boolean): string[] {
  return expected === undefined ? [] : same('cappedByMaxPayout', expected, isCapped);
}

function legDifferences(
  expected: readonly unknown[],
  outcomes: readonly Parameters<typeof legState>[0][],
): string[] {
  const lines = same('number of legs', expected.length, outcomes.length);
  for (const [index, outcome] of outcomes.entries()) {
    const leg = fieldsOf(expected[index]);
    lines.push(
      ...same(`leg ${index} state`, leg['state'], legState(outcome)),
      ...same(`leg ${index} win`, leg['win'], fraction(rational(outcome.win, outcome.of))),
      ...same(`leg ${index} refund`, leg['refund'], fraction(rational(outcome.refund, outcome.of))),
    );
  }
  return lines;
}

function fraction({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}
