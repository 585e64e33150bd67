import { assertDefined } from '@portal/money';
import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { type Envelope, findEnvelope, stopEnvelope as writeStop } from '../store-envelopes.ts';

/** Stops a rain; packets that were taken stay. Refuses `not_found`, `envelope_over`. */
export async function stopEnvelope(
  ctx: Ctx<OperatorActor>,
  { id, reason }: { readonly id: EnvelopeId; readonly reason: string },
): Promise<Envelope> {
  if ((await findEnvelope(ctx.tx, id)) === undefined) {
    throw new Refusal('not_found');
  }
  if (!(await writeStop(ctx.tx, { id, at: ctx.clock.now() }))) {
    throw new Refusal('envelope_over');
  }
  await recordAct(ctx, {
    action: 'envelope.stop',
    subject: { type: 'envelope', id },
    before: { state: 'running' },
    after: { state: 'stopped' },
    reason,
  });
  return assertDefined(await findEnvelope(ctx.tx, id), 'it was found');
}
