import { assert } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { post } from '../../../wallet/index.ts';
import { endTeamEnvelope, lockOverEnvelopes } from '../store-team-envelopes.ts';
import { envelopePurse } from './create-team-envelope.ts';

const mostAtOnce = 50;

/** What nobody took within a day is the agent's again. */
export async function returnTeamEnvelopes(ctx: Ctx): Promise<void> {
  const at = ctx.clock.now();
  const over = await lockOverEnvelopes(ctx.tx, { now: at, limit: mostAtOnce });
  for (const { id, agentId, leftMinor } of over) {
    if (leftMinor > 0n) {
      const [posted] = await post(ctx, [
        {
          debt: `team-envelope:${id}:return`,
          type: 'envelope_return',
          from: envelopePurse(agentId),
          to: `member:${agentId}:cash`,
          amountMinor: leftMinor,
          currency: ctx.site.currency,
          reference: id,
        },
      ]);
      assert(posted?.ok === true, 'what was set aside is there');
    }
    await endTeamEnvelope(ctx.tx, { id, returnedMinor: leftMinor, at });
  }
}
