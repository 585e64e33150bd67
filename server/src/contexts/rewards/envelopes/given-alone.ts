import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { sumPromisedAlone } from '../../loyalty/index.ts';
import { accountsOfActor } from '../../operators/index.ts';
import { type Ceiling, leftAlone } from '../../site/index.ts';
import { lockGiver, sumGivenAlone } from './store-envelopes.ts';

export interface GiftRules {
  readonly ceiling: Ceiling;
  readonly waitHours: number;
}

const dayHours = 24;

/**
 * What this person may still give alone, by rains, gifts, applications, missions of money and
 * boards together (R53, R106); until the end of the transaction nobody else counts it.
 */
export async function leftToGive(ctx: Ctx<OperatorActor>, ceiling: Ceiling): Promise<bigint> {
  const since = ctx.clock.now().subtract({ hours: dayHours });
  const accounts = await accountsOfActor(ctx, since);
  await lockGiver(ctx.tx, accounts);
  const given = await sumGivenAlone(ctx.tx, { accounts, since });
  return leftAlone(ceiling, given + (await sumPromisedAlone(ctx, { accounts, since })));
}
