import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { findBetSigns } from './store-bet-signs.ts';

/** What the bets of a member say to whoever looks at their money (agents-loyalty-money.md E5). */
export interface BetSigns {
  /** Somebody linked with the member bet on the other side of one of them. */
  readonly hasOppositeBets: boolean;
  /** One of them won more than so many times its stake. */
  readonly hasLargeWin: boolean;
}

/** Of bets that were placed since a moment, and of reviews that were opened since it. */
export function betSigns(
  ctx: Ctx,
  query: {
    readonly memberId: MemberId;
    readonly since: Temporal.Instant;
    readonly winTimes: number;
  },
): Promise<BetSigns> {
  return findBetSigns(ctx.tx, { ...query, currency: ctx.site.currency });
}
