import { ok, refused, type Result } from '@portal/money';
import { sum } from './combinatorics.ts';

/** Rounds with fewer shots are void and refunded (lottery.md A3.3). */
export const yeekeeShotsAtLeast = 20;

export interface YeekeeResult {
  readonly sum: number;
  readonly shot16: string;
  readonly result: number;
  readonly top3: string;
  readonly bot2: string;
}

/** The sum of all shots minus the sixteenth, in arrival order, and the digits that bets look at. */
export function yeekeeResult(shots: readonly string[]): YeekeeResult {
  const total = sum(shots.map(Number));
  const shot16 = shots[15] ?? '0';
  const result = total - Number(shot16);
  const digits = String(result).padStart(5, '0');
  return { sum: total, shot16, result, top3: digits.slice(-3), bot2: digits.slice(-5, -3) };
}

/** The result of a round, or the reason why it is void. */
export function closeYeekeeRound(
  shots: readonly string[],
): Result<YeekeeResult, 'E_VOID_FEW_SHOTS'> {
  return shots.length < yeekeeShotsAtLeast ? refused('E_VOID_FEW_SHOTS') : ok(yeekeeResult(shots));
}
