import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';

/** What missions need of raffles, which lie above: whoever plugs them in hands it over. */
export interface RaffleTickets {
  /** Whether a raffle takes tickets on each of these days of the site, as far as not past. */
  readonly takes: (
    ctx: Ctx,
    query: { readonly id: RaffleId; readonly from: string; readonly to: string },
  ) => Promise<boolean>;
  /** Once for each thing that gives them. Refuses `raffle_over` where it does not run today. */
  readonly give: (
    ctx: Ctx,
    gift: {
      readonly raffleId: RaffleId;
      readonly memberId: MemberId;
      readonly count: number;
      readonly givenFor: string;
    },
  ) => Promise<void>;
}
