import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { sumPromisedAlone } from '../../loyalty/index.ts';
import { accountsOfActor } from '../../operators/index.ts';
import { type Ceiling, leftAlone } from '../../site/index.ts';
import { lockGiver, sumGivenAlone } from './store-envelopes.ts';
import { type GiftAlone, insertGiftAlone } from './store-gifts-alone.ts';

export interface GiftRules {
  readonly ceiling: Ceiling;
  readonly waitHours: number;
}

const dayHours = 24;

/**
 * What this person may still give alone, by rains, gifts, applications, promotions, raffles,
 * invitations, missions and boards together (R53, R106); until the end of the transaction
 * nobody else counts it.
 */
export async function leftToGive(ctx: Ctx<OperatorActor>, ceiling: Ceiling): Promise<bigint> {
  const since = ctx.clock.now().subtract({ hours: dayHours });
  const accounts = await accountsOfActor(ctx, since);
  await lockGiver(ctx.tx, accounts);
  const given = await sumGivenAlone(ctx.tx, { accounts, since });
  return leftAlone(ceiling, given + (await sumPromisedAlone(ctx, { accounts, since })));
}

/** Keeps what this person gives or promises alone, so that it counts for a day. */
export async function noteGiftAlone(ctx: Ctx<OperatorActor>, gift: GiftAlone): Promise<void> {
  await insertGiftAlone(ctx.tx, { ...gift, operatorId: ctx.actor.id, at: ctx.clock.now() });
}
