import { type Category, fullPercent, validBets, type ValidBetPolicy } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { MemberId, RoundId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import {
  type BetFact,
  bookBetFacts,
  netWrites,
  type OpenRequirements,
  weighedPay,
} from '../turnover/index.ts';
import { trialCurrency } from '../wallet/index.ts';
import { betIdOfRound } from './bet.ts';
import type { KeptOrigin } from './origin.ts';
import { type NotedPlay, noteLarge } from './note-large.ts';
import { splitBets } from './split-bets.ts';
import { insertBets } from './store-writes.ts';
import { insertSettledBets, type ValuedBet } from './store-settled.ts';
import { validPolicyOf } from './valid-policy.ts';

/** A bet on a game of ours, whose round was over in the moment in which it is kept. */
export interface SettledBet extends KeptOrigin {
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
  /** Of its game, in percent (sports-and-games.md D16). */
  readonly weightPercent: number;
}

/** Such bets of one moment, that of their entries. */
export interface SettledBooking {
  readonly bookedAt: Temporal.Instant;
  readonly bets: readonly SettledBet[];
}

/**
 * The writes that keep such bets and book what they count; they go into the caller's transaction,
 * beside the entries of stake and win. They are settled for good, so they have one revision and no
 * row for it. `requirements` were looked at under the locks of their members' accounts.
 */
export async function bookSettledBets(
  ctx: Ctx,
  requirements: OpenRequirements,
  { bookedAt, bets }: SettledBooking,
): Promise<readonly SqlStatement<unknown>[]> {
  if (bets.length === 0) {
    return [];
  }
  const policy = validPolicyOf(ctx.site);
  const valued = bets.map((bet) => valuedBet(bet, policy));
  const real = valued.filter(({ currency }) => currency !== trialCurrency);
  const facts = real.map(factOf);
  await noteLarge(ctx, { plays: real.filter(({ isVoid }) => !isVoid).map(notedOf) });
  const booked = await bookBetFacts(ctx, requirements, { bookedAt, facts });
  const { plain, split, played } = splitBets(requirements, valued);
  return [
    ...(plain.length > 0 ? [insertSettledBets(plain)] : []),
    ...(split.length > 0 ? [insertBets(split)] : []),
    ...booked,
    ...netWrites(requirements, played),
  ];
}

function valuedBet(bet: SettledBet, policy: ValidBetPolicy): ValuedBet {
  const result = bet.isVoid ? 'VOID' : bet.payoutMinor > 0n ? 'WIN' : 'LOSE';
  const [validMinor = 0n] = validBets([{ ...bet, result }], policy);
  return { ...bet, result, validMinor };
}

function notedOf({ roundId, memberId, gameCode, stakeMinor, payoutMinor }: ValuedBet): NotedPlay {
  const amounts = { stakedMinor: stakeMinor, payoutMinor, paidBeforeMinor: 0n };
  return { betId: betIdOfRound(roundId), memberId, provider: 'games', gameCode, ...amounts };
}

function factOf({ roundId, memberId, category, gameCode, isVoid, ...bet }: ValuedBet): BetFact {
  const { stakeMinor, validMinor, payoutMinor, weightPercent } = bet;
  return {
    betId: betIdOfRound(roundId),
    memberId,
    category,
    provider: 'games',
    gameCode,
    validMinor,
    jackpotMinor: 0n,
    ...weighedPay(validMinor, weightPercent),
    ...(weightPercent < fullPercent && { weightPercent }),
    wholeStakeMinor: stakeMinor,
    wholeValidMinor: validMinor,
    betCount: isVoid ? 0 : 1,
    stakeMinor: isVoid ? 0n : stakeMinor,
    payoutMinor: isVoid ? 0n : payoutMinor,
  };
}
