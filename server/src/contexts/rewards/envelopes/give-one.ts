import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { insertReward } from '../bonuses/store-rewards.ts';
import { usualPlay } from '../bonuses/usual-play.ts';
import type { Envelope } from './store-envelopes.ts';

/** How long an envelope of the house waits (agents-loyalty-money.md D6). */
export const daysToTake = 7;

/**
 * Puts one envelope into the reward centre of one member, for seven days; answers until when. Its
 * money leaves when it is opened.
 */
export async function giveOne(
  ctx: Ctx,
  gift: {
    readonly memberId: MemberId;
    /** What gives it, once for ever: a mission in one of its periods. */
    readonly givenFor: string;
    readonly names: Envelope['names'];
    readonly amountMinor: bigint;
    readonly multiple: number;
  },
): Promise<Temporal.Instant> {
  const { memberId, givenFor: reference, names: titles, amountMinor, multiple } = gift;
  const at = ctx.clock.now();
  const claimUntil = at.add({ hours: 24 * daysToTake });
  const isNew = await insertReward(ctx.tx, {
    id: ctx.ids.next('rwd'),
    memberId,
    source: 'envelope',
    reference,
    titles,
    amountMinor,
    currency: ctx.site.currency,
    wagering: usualPlay(multiple),
    depositMinor: 0n,
    claimUntil,
    at,
  });
  assert(isNew, 'an envelope is given once');
  return claimUntil;
}
