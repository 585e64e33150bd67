import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { LocalText } from '../points/goods.ts';

/** What missions give of rewards, which lie above: whoever plugs them in hands it over. */
export interface MissionGifts {
  /** Whether a raffle takes tickets on each of these days of the site, as far as not past. */
  readonly takesTickets: (
    ctx: Ctx,
    query: { readonly id: RaffleId; readonly from: string; readonly to: string },
  ) => Promise<boolean>;
  /** What tickets of a raffle count where an operator promises them, in minor units. */
  readonly worthOfTickets: (
    ctx: Ctx,
    query: { readonly raffleId: RaffleId; readonly count: bigint },
  ) => Promise<bigint>;
  /** Once for each thing that gives them. Refuses `raffle_over`, `raffle_full`. */
  readonly giveTickets: (
    ctx: Ctx,
    gift: {
      readonly raffleId: RaffleId;
      readonly memberId: MemberId;
      readonly count: number;
      readonly givenFor: string;
    },
  ) => Promise<void>;
  /**
   * Puts a red envelope into the reward centre, once for each thing that gives it; answers until
   * when it can be taken.
   */
  readonly giveEnvelope: (
    ctx: Ctx,
    gift: {
      readonly memberId: MemberId;
      readonly givenFor: string;
      readonly names: LocalText;
      readonly amountMinor: bigint;
      readonly multiple: number;
    },
  ) => Promise<Temporal.Instant>;
  /** Tickets of a raffle whose list is not closed take no part any more; answers how many. */
  readonly voidTickets: (ctx: Ctx, gift: GivenTickets) => Promise<number>;
  /** They take part again; answers how many. */
  readonly restoreTickets: (ctx: Ctx, gift: GivenTickets) => Promise<number>;
  /**
   * Withdraws an envelope that waits; `opened` where its money was taken, `over` where nobody can
   * take it any more. The caller holds the lock of the member's account.
   */
  readonly withdrawEnvelope: (
    ctx: Ctx,
    gift: GivenEnvelope,
  ) => Promise<'withdrawn' | 'opened' | 'over'>;
  /** It waits again, as long as its time is not over. */
  readonly restoreEnvelope: (ctx: Ctx, gift: GivenEnvelope) => Promise<void>;
}

interface GivenEnvelope {
  readonly memberId: MemberId;
  readonly givenFor: string;
}

interface GivenTickets extends GivenEnvelope {
  readonly raffleId: RaffleId;
}
