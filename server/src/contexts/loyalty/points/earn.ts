import { creditPoints, earnedPointsE4 } from '@portal/commission';
import type { DayBase } from '../day-bases.ts';
import type { PointRules } from './rules.ts';

export const e4PerPoint = 10_000n;

/** What a member has: whole points, and the part of one that is left over or owed. */
export interface Purse {
  readonly balance: bigint;
  /** In ten-thousandths; below zero after results were taken back whose points were spent. */
  readonly openE4: bigint;
}

export interface Earning {
  readonly base: DayBase;
  /** Whole points that come or, after a void, go. */
  readonly points: bigint;
  readonly balance: bigint;
}

/**
 * Turns what changed of a member's days into points, in order. Points that a void takes back and
 * that are spent already stay owed: the next ones pay them (agents-loyalty-money.md D1).
 */
export function earn(
  changes: readonly DayBase[],
  purse: Purse,
  rules: PointRules,
): { readonly earnings: readonly Earning[]; readonly purse: Purse } {
  const earnings: Earning[] = [];
  let { balance, openE4 } = purse;
  for (const base of changes) {
    const e4 = earnedPointsE4(base.baseMinor, rules[base.type]).amount;
    const credit = creditPoints(openE4 + e4);
    const points = 0n - credit.points > balance ? 0n - balance : credit.points;
    openE4 = credit.remainderE4 + (credit.points - points) * e4PerPoint;
    balance += points;
    if (points !== 0n) {
      earnings.push({ base, points, balance });
    }
  }
  return { earnings, purse: { balance, openE4 } };
}

/** Takes points for good: what is there goes, what is missing is owed. */
export function takeFrom(
  { balance, openE4 }: Purse,
  points: bigint,
): { readonly taken: bigint; readonly purse: Purse } {
  const taken = points < balance ? points : balance;
  const missingE4 = (points - taken) * e4PerPoint;
  return { taken, purse: { balance: balance - taken, openE4: openE4 - missingE4 } };
}

/** Whole points that the next ones pay first. */
export function owedPoints(openE4: bigint): bigint {
  return openE4 < 0n ? (e4PerPoint - 1n - openE4) / e4PerPoint : 0n;
}
