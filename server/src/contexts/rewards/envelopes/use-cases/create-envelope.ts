import { cutPackets } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { type Envelope, findEnvelope, insertEnvelope, insertPackets } from '../store-envelopes.ts';
import { uniformFrom } from '../../../../platform/uniform-from.ts';

export type RainForm = Pick<
  Envelope,
  'names' | 'opensAt' | 'budgetMinor' | 'packets' | 'grabs' | 'multiple' | 'needsDeposit'
> & {
  readonly seconds: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
};

/**
 * Makes a rain and cuts its packets at once, so that what they come to is its budget whoever takes
 * them. Refuses `envelope_invalid` without a name, with a beginning that is over, or where the
 * packets cannot come to the budget.
 */
export async function createEnvelope(
  ctx: Ctx<OperatorActor>,
  { form, reason }: { readonly form: RainForm; readonly reason: string },
): Promise<Envelope> {
  const { names, opensAt, seconds, budgetMinor, packets, grabs, multiple, needsDeposit } = form;
  const isNamed = Object.values(names).some((name) => name !== '');
  const isAhead = Temporal.Instant.compare(opensAt, ctx.clock.now()) > 0;
  const cut = cutPackets(form, uniformFrom(ctx.random));
  if (!isNamed || !isAhead || !cut.ok) {
    throw new Refusal('envelope_invalid');
  }
  const id = ctx.ids.next('env');
  const closesAt = opensAt.add({ seconds });
  const at = ctx.clock.now();
  const facts = { names, opensAt, closesAt, budgetMinor, packets, grabs, multiple, needsDeposit };
  await insertEnvelope(ctx.tx, { ...facts, id, kind: 'RAIN', at });
  await insertPackets(ctx.tx, id, cut.value);
  await record(ctx, id, { form, reason });
  return assertDefined(await findEnvelope(ctx.tx, id), 'an envelope that was written');
}

async function record(
  ctx: Ctx<OperatorActor>,
  id: EnvelopeId,
  { form, reason }: { readonly form: RainForm; readonly reason: string },
): Promise<void> {
  const { names, budgetMinor, packets, minMinor, maxMinor, opensAt, seconds } = form;
  await recordAct(ctx, {
    action: 'envelope.create',
    subject: { type: 'envelope', id },
    after: {
      name: Object.values(names)[0] ?? '',
      budget: String(budgetMinor),
      packets: `${packets} of ${minMinor} to ${maxMinor}`,
      opens: `${String(opensAt)} for ${seconds} s`,
    },
    reason,
  });
}
