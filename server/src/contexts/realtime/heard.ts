import { type LiveHint, giveHints } from '../../platform/live-hints.ts';
import type { EventHandlers } from '../../platform/outbox.ts';

/** Both concern money and something that waits for the member. */
function hintsOf(memberId: string): readonly LiveHint[] {
  return [{ key: `balance:${memberId}` }, { key: `badges:${memberId}` }];
}

/** One process takes an event; its hint goes to all of them. */
export const liveEvents: EventHandlers = {
  'cashier.deposit_moved': [(ctx, { memberId }) => giveHints(ctx, hintsOf(memberId))],
  'cashier.withdrawal_moved': [(ctx, { memberId }) => giveHints(ctx, hintsOf(memberId))],
  'rewards.application_decided': [(ctx, { memberId }) => giveHints(ctx, hintsOf(memberId))],
  'trail.recorded': [
    async (ctx, { action, memberId }) => {
      if (action === 'feedback.answer') {
        await giveHints(ctx, [{ key: `badges:${memberId}` }]);
      }
    },
  ],
};
