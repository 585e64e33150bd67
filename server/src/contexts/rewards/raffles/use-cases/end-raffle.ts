import { assertDefined } from '@portal/money';
import type { RaffleId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { recordAct } from '../../../trail/index.ts';
import { endRaffle as writeEnd, findRaffle, type Raffle } from '../store-raffles.ts';

/**
 * Makes today the last day of a raffle; its tickets take part in the draw as they would have.
 * Refuses `not_found`, `raffle_over`.
 */
export async function endRaffle(
  ctx: Ctx<OperatorActor>,
  { id, reason }: { readonly id: RaffleId; readonly reason: string },
): Promise<Raffle> {
  const before = await findRaffle(ctx.tx, id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  if (!(await writeEnd(ctx.tx, { id, today: siteDay(ctx) }))) {
    throw new Refusal('raffle_over');
  }
  const after = assertDefined(await findRaffle(ctx.tx, id), 'it was found');
  await recordAct(ctx, {
    action: 'raffle.end',
    subject: { type: 'raffle', id },
    before: { closesOn: before.closesOn },
    after: { closesOn: after.closesOn },
    reason,
  });
  return after;
}
