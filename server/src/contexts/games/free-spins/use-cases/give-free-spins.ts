import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { FreeSpinsPlay } from '../free-spins.ts';
import { insertFreeSpins } from '../store-free-spins.ts';

export interface GivenSpins {
  readonly memberId: MemberId;
  readonly nodeId: string;
  readonly count: number;
  /** Of each round, in minor units of the site's currency. */
  readonly stakeMinor: bigint;
  /** How long there is to play them. */
  readonly days: number;
  readonly play: FreeSpinsPlay;
  /** Who gives them; a reference gives once. */
  readonly reference: string;
}

/**
 * Gives rounds of a slot in the transaction of the caller, who has asked whether the member may
 * have them and whether the slot offers the stake (`offersFreeSpins`).
 */
export async function giveFreeSpins(ctx: Ctx, gift: GivenSpins): Promise<void> {
  const { memberId, nodeId, count, stakeMinor, days, play, reference } = gift;
  const givenAt = ctx.clock.now();
  const isNew = await insertFreeSpins(ctx.tx, {
    id: ctx.ids.next('frs'),
    memberId,
    nodeId,
    currency: ctx.site.currency,
    stakeMinor,
    given: count,
    left: count,
    wonMinor: 0n,
    play,
    reference,
    givenAt,
    expiresAt: givenAt.add({ hours: 24 * days }),
  });
  assert(isNew, 'a reward gives once');
}
