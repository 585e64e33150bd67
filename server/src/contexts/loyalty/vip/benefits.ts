import type { Ctx } from '../../../platform/context.ts';

/** What a rank brings that other contexts keep (agents-loyalty-money.md D3), in minor units. */
export interface RankBenefits {
  readonly weeklyGiftMinor: bigint;
  readonly monthlyGiftMinor: bigint;
  /** Withdrawals of a day, what they come to at most, and how many of them carry no fee. */
  readonly dailyCount: number;
  readonly dailyMinor: bigint;
  /** Undefined where the site takes no fee of any. */
  readonly freeCount: number | undefined;
}

/** Reads what holds now, once for a whole ladder. */
export type BenefitsOf = (ctx: Ctx) => Promise<(rank: number) => RankBenefits>;
