import type { Bet } from './bet.ts';
import type { BetReckoning, PaidReturn } from './command.ts';
import { least } from './kinds/money.ts';

/** What of a payout was booked at one moment, and what of it has been taken back since. */
interface ReturnPart {
  readonly at: string;
  readonly paidMinor: bigint;
  readonly backMinor: bigint;
}

type PaidBet = Pick<Bet, 'placedAt' | 'payoutMinor' | 'settledAt' | 'reckoning'>;

/**
 * The payout of a bet by the moments at which the limits of its member counted it. Most bets pay
 * once, when they are settled, and keep nothing else.
 */
export function returnsOf({ placedAt, payoutMinor, settledAt, reckoning }: PaidBet) {
  const kept = reckoning?.returns?.map(({ at, paid, back }): ReturnPart => {
    return { at, paidMinor: BigInt(paid), backMinor: BigInt(back) };
  });
  const whole = { at: String(settledAt ?? placedAt), paidMinor: payoutMinor, backMinor: 0n };
  return kept ?? (payoutMinor > 0n ? [whole] : []);
}

/**
 * What its next version keeps of that. What was taken back and comes again is counted where it was
 * counted first, so that coming twice makes no room in the periods that run.
 */
export function keptReturns(bet: Bet, next: Bet, now: Temporal.Instant): BetReckoning['returns'] {
  const movedMinor = next.payoutMinor - bet.payoutMinor;
  const parts = returnsOf(bet);
  const after =
    movedMinor < 0n ? takenBack(parts, 0n - movedMinor) : paidAgain(parts, movedMinor, String(now));
  const [first, ...others] = after;
  const isPlain =
    first === undefined ||
    (others.length === 0 && first.backMinor === 0n && first.at === String(next.settledAt));
  return isPlain ? undefined : after.map(asKept);
}

function asKept({ at, paidMinor, backMinor }: ReturnPart): PaidReturn {
  return { at, paid: String(paidMinor), back: String(backMinor) };
}

/** What came last goes first. */
function takenBack(parts: readonly ReturnPart[], amountMinor: bigint): readonly ReturnPart[] {
  let leftMinor = amountMinor;
  return parts
    .toReversed()
    .map((part) => {
      const goesMinor = least(leftMinor, part.paidMinor - part.backMinor);
      leftMinor -= goesMinor;
      return { ...part, backMinor: part.backMinor + goesMinor };
    })
    .toReversed();
}

function paidAgain(
  parts: readonly ReturnPart[],
  amountMinor: bigint,
  at: string,
): readonly ReturnPart[] {
  let leftMinor = amountMinor;
  const filled = parts.map((part) => {
    const comesMinor = least(leftMinor, part.backMinor);
    leftMinor -= comesMinor;
    return { ...part, backMinor: part.backMinor - comesMinor };
  });
  return leftMinor === 0n ? filled : [...filled, { at, paidMinor: leftMinor, backMinor: 0n }];
}
