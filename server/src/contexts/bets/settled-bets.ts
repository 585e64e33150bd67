import { type Category, defaultValidBetPolicy, validBets } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { MemberId, RoundId } from '@portal/protocol';
import type { SqlStatement } from '../../platform/statement.ts';
import { insertSettledBets } from './store-settled.ts';

/** A bet on a game of ours, whose round was over in the moment in which it is kept. */
export interface SettledBet {
  /** The bet has the digits of its round. */
  readonly roundId: RoundId;
  readonly memberId: MemberId;
  readonly placedAt: Temporal.Instant;
  readonly category: Category;
  readonly gameCode: string;
  readonly currency: CurrencyCode;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly balanceBeforeMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly isVoid: boolean;
}

/**
 * The write that keeps such bets; it goes into the caller's transaction, beside the entries of
 * stake and win. They are settled for good, so they have one revision and no row for it.
 */
export function settledBets(bets: readonly SettledBet[]): SqlStatement<undefined> {
  return insertSettledBets(
    bets.map((bet) => {
      const result = bet.isVoid ? 'VOID' : bet.payoutMinor > 0n ? 'WIN' : 'LOSE';
      const [validMinor = 0n] = validBets([{ ...bet, result }], defaultValidBetPolicy);
      return { ...bet, result, validMinor };
    }),
  );
}
