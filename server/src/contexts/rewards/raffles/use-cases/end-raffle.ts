import { assertDefined } from '@portal/money';
import type { RaffleId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { emit } from '../../../../platform/outbox.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { recordAct } from '../../../trail/index.ts';
import { endOf } from '../over-raffles.ts';
import { lapsePromised } from '../store-promised.ts';
import {
  endRaffle as writeEnd,
  findRaffle,
  type Raffle,
  withdrawRaffle,
} from '../store-raffles.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** An operator ended a raffle before its time; it takes tickets until the end of that day. */
    'rewards.raffle_ended': { readonly raffleId: RaffleId; readonly lastDay: string };
  }
}

/**
 * Makes today the last day of a raffle; its tickets take part in the draw as they would have. One
 * that has not begun is taken back: nobody has a ticket of it. What gives its tickets ends with it.
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
  const end = { id, today: siteDay(ctx) };
  // What waits is locked before the raffle, as whoever takes its tickets does.
  await lapsePromised(ctx.tx, { raffleId: id, until: endOf(ctx, end.today) });
  if (!(await withdrawRaffle(ctx.tx, end)) && !(await writeEnd(ctx.tx, end))) {
    throw new Refusal('raffle_over');
  }
  await emit(ctx, {
    name: 'rewards.raffle_ended',
    payload: { raffleId: id, lastDay: end.today },
  });
  const after = assertDefined(await findRaffle(ctx.tx, id), 'it was found');
  await recordAct(ctx, {
    action: 'raffle.end',
    subject: { type: 'raffle', id },
    before: { closesOn: before.closesOn, state: before.state },
    after: { closesOn: after.closesOn, state: after.state },
    reason,
  });
  return after;
}
