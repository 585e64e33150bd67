import {
  acceptLeg,
  acceptPolicies,
  cashOut,
  marketStatuses,
  maxStake,
  parseLine,
  poolPayouts,
  poolReturns,
  type CashOutLeg,
  type MarketStatus,
} from '../../src/index.ts';
import {
  compare,
  divide,
  formatScaled,
  parseDecimal,
  assertDefined,
  rational,
  type Rational,
} from '@portal/money';
import { fieldsOf, listOf, same, textOf, type Comparison, type Fields } from '@portal/proof';

type Cases = readonly unknown[];

function exact(value: unknown): Rational {
  return assertDefined(parseDecimal(textOf(value)), `${textOf(value)} is not a decimal`);
}

function cents(value: unknown): bigint {
  const { numerator, denominator } = exact(value);
  return divide(numerator * 100n, denominator, 'floor');
}

export function runCashOut(cases: Cases, comparison: Comparison): void {
  for (const [index, entry] of cases.entries()) {
    const fields = fieldsOf(entry);
    comparison.case(`cashOut ${index}`, () => {
      const offer = cashOut({
        stakeMinor: cents(fields['stake']),
        legs: listOf(fields['legs']).map(cashOutLeg),
        margin: exact(fields['margin']),
        fraction: exact(fields['fraction']),
      });
      return [
        ...equal('fairValue', fields['fairValue'], offer.fairMinor),
        ...same('offer', fields['offer'], formatScaled(offer.offerMinor, 2)),
        ...same('paid', fields['paid'], formatScaled(offer.paidMinor, 2)),
        ...equal('remainingStake', fields['remainingStake'], offer.stakeLeftMinor),
      ];
    });
  }
}

/** Compares an amount of the file with exact minor units, whatever its trailing zeros. */
function equal(name: string, expected: unknown, foundMinor: Rational): string[] {
  const found = rational(foundMinor.numerator, foundMinor.denominator * 100n);
  return compare(exact(expected), found) === 0
    ? []
    : [`${name} is ${found.numerator}/${found.denominator}, expected ${textOf(expected)}`];
}

function cashOutLeg(value: unknown): CashOutLeg {
  const leg = fieldsOf(value);
  return 'settledMultiplier' in leg
    ? { settledMultiplier: exact(leg['settledMultiplier']) }
    : {
        odds: exact(leg['odds']),
        winShare: exact(leg['pWin']),
        refundShare: exact(leg['pRefund'] ?? '0'),
      };
}

export function runAcceptance(cases: Cases, comparison: Comparison): void {
  for (const [index, entry] of cases.entries()) {
    const fields = fieldsOf(entry);
    comparison.case(`acceptance ${index}`, () => {
      const policy = assertDefined(
        acceptPolicies.find((candidate) => candidate === fields['policy']),
        'unknown policy',
      );
      const found = acceptLeg(policy, {
        shown: exact(fields['shown']),
        current: exact(fields['current']),
        isLineSame: lineOf(fields['lineShown']) === lineOf(fields['lineCurrent']),
        status: statusOf(textOf(fields['market'])),
      });
      return same('result', fields['result'], found);
    });
  }
}

function lineOf(value: unknown): number | undefined {
  return parseLine(textOf(value));
}

/** The file says OPEN for what the feed calls ACTIVE, and CLOSED for a market that is not shown. */
function statusOf(name: string): MarketStatus {
  if (name === 'OPEN') {
    return 'ACTIVE';
  }
  const statuses = Object.keys(marketStatuses).filter(
    (status): status is MarketStatus => status === name,
  );
  return statuses[0] ?? 'INACTIVE';
}

export function runLimits(cases: Cases, comparison: Comparison): void {
  for (const [index, entry] of cases.entries()) {
    const fields = fieldsOf(entry);
    comparison.case(`limits ${index}`, () => {
      const found = maxStake({
        odds: exact(fields['odds']),
        maxStakeMinor: cents(fields['maxStakeConfig']),
        minStakeMinor: cents(fields['minStake']),
        selectionLeftMinor: cents(fields['selectionLiabilityLeft']),
        eventLeftMinor: cents(fields['eventLiabilityLeft']),
        memberWinLeftMinor: cents(fields['memberDailyWinLeft']),
        maxPayoutMinor: cents(fields['maxPayout']),
        memberFactor: exact(fields['memberFactor']),
      });
      return same('maxStake', fields['maxStake'], formatScaled(found, 2));
    });
  }
}

export function runPool(cases: Cases, comparison: Comparison): void {
  for (const [index, entry] of cases.entries()) {
    const fields = fieldsOf(entry);
    comparison.case(`cockfightPool ${index}`, () => {
      const payouts = poolPayouts({
        meronMinor: BigInt(textOf(fields['poolMeron'])),
        walaMinor: BigInt(textOf(fields['poolWala'])),
        commission: exact(fields['commission']),
      });
      return [
        ...payoutDifference('payoutMeron', fields['payoutMeron'], payouts.meron),
        ...payoutDifference('payoutWala', fields['payoutWala'], payouts.wala),
        ...same('cancelled', fields['cancelled'], payouts.isVoid),
        ...(payouts.isVoid ? [] : returnDifferences(fieldsOf(fields['return100']), payouts)),
      ];
    });
  }
}

/** A file may write the missing payout of a side that nobody backed as null or leave it out. */
function payoutDifference(name: string, expected: unknown, actual: bigint | undefined): string[] {
  return same(name, expected ?? undefined, actual === undefined ? undefined : Number(actual));
}

function returnDifferences(expected: Fields, payouts: Parameters<typeof poolReturns>[0]): string[] {
  return Object.entries(expected).flatMap(([title, figures]) => {
    const result = assertDefined(
      (['MERON', 'WALA', 'DRAW'] as const).find((candidate) => title.startsWith(candidate)),
      `unknown result ${title}`,
    );
    const found: Readonly<Record<string, bigint>> = poolReturns(payouts, result);
    return Object.entries(fieldsOf(figures)).flatMap(([side, value]) =>
      same(`${title} ${side}`, value, Number(found[side])),
    );
  });
}
