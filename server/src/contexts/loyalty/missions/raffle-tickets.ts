import type { MemberId, RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';

/** What missions need of raffles, which lie above: whoever plugs them in hands it over. */
export interface RaffleTickets {
  /** Whether a raffle still takes tickets, today or on a later day. */
  readonly takes: (ctx: Ctx, id: RaffleId) => Promise<boolean>;
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
