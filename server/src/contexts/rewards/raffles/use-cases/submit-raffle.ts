import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import { type GiftRules, leftToGive, noteGiftAlone } from '../../envelopes/given-alone.ts';
import { makeRaffle } from '../raffle-act.ts';
import type { Raffle } from '../store-raffles.ts';
import { createRaffle, type RaffleForm, refuseImpossible } from './create-raffle.ts';

/**
 * Makes a raffle at once, or asks a second person where its prizes come to more than one operator
 * promises alone (R53, R106). Refuses as {@link createRaffle} does, also before asking.
 */
export async function submitRaffle(
  ctx: Ctx<OperatorActor>,
  command: { readonly form: RaffleForm; readonly reason: string },
  { ceiling, waitHours }: GiftRules,
): Promise<Raffle | ApprovalId> {
  const { form, reason } = command;
  refuseImpossible(ctx, form);
  const amountMinor = form.prizesMinor.reduce((sum, prize) => sum + prize, 0n);
  if (amountMinor <= (await leftToGive(ctx, ceiling))) {
    const raffle = await createRaffle(ctx, command);
    await noteGiftAlone(ctx, { act: 'raffle.create', subjectId: raffle.id, amountMinor });
    return raffle;
  }
  const payload = {
    ...form,
    raffleId: ctx.ids.next('raf'),
    names: { ...form.names },
    perMinor: String(form.perMinor),
    prizesMinor: form.prizesMinor.map(String),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: makeRaffle, payload, reason, waitHours });
}
