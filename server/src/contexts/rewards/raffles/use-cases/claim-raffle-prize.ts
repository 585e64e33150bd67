import { assertDefined } from '@portal/money';
import type { RaffleId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { claimReward } from '../../bonuses/use-cases/claim-reward.ts';
import { readRaffle, type SeenRaffle } from './list-raffles.ts';

/**
 * Takes what the caller won (agents-loyalty-money.md D7). Refusals in order: `not_found`,
 * `raffle_no_prize`, those of standing, `reward_state`.
 */
export async function claimRafflePrize(ctx: Ctx<MemberActor>, id: RaffleId): Promise<SeenRaffle> {
  const { ownPrize } = await readRaffle(ctx, id, ctx.actor.id);
  if (ownPrize === undefined) {
    throw new Refusal('raffle_no_prize');
  }
  const { reward } = ownPrize;
  await claimReward(ctx, assertDefined(reward, 'what was won waits').id);
  return readRaffle(ctx, id, ctx.actor.id);
}
