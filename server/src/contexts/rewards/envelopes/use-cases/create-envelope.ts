import { assertDefined } from '@portal/money';
import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { nameOfSite } from '../../../../platform/name-of-site.ts';
import { moneyFact, recordAct } from '../../../trail/index.ts';
import { packetsOf, type RainForm } from '../rain-packets.ts';
import {
  type Envelope,
  findEnvelope,
  type Giver,
  insertEnvelope,
  insertPackets,
} from '../store-envelopes.ts';

export interface Rain {
  readonly form: RainForm;
  readonly reason: string;
  /** Absent where one operator makes it alone. */
  readonly approved?: { readonly id: EnvelopeId } & Giver;
}

/**
 * Makes a rain and cuts its packets at once, so that what they come to is its budget whoever takes
 * them. Refuses as {@link packetsOf} does.
 */
export async function createEnvelope(ctx: Ctx<OperatorActor>, rain: Rain): Promise<Envelope> {
  const { form, approved } = rain;
  const { names, opensAt, seconds, budgetMinor, packets, grabs, multiple } = form;
  const { needsDeposit, needsPlay, leastRank } = form;
  const cut = packetsOf(ctx, form);
  const id = approved?.id ?? ctx.ids.next('env');
  const giver = approved ?? { operatorId: ctx.actor.id, approvalId: null };
  const closesAt = opensAt.add({ seconds });
  const at = ctx.clock.now();
  const facts = { names, opensAt, closesAt, budgetMinor, packets, grabs, multiple };
  const meant = { needsDeposit, needsPlay, leastRank };
  await insertEnvelope(ctx.tx, { ...facts, ...meant, id, kind: 'RAIN', at }, giver);
  await insertPackets(ctx.tx, id, cut);
  await record(ctx, id, rain);
  return assertDefined(await findEnvelope(ctx.tx, id), 'an envelope that was written');
}

async function record(
  ctx: Ctx<OperatorActor>,
  id: EnvelopeId,
  { form, reason, approved }: Rain,
): Promise<void> {
  const { names, budgetMinor, packets, minMinor, maxMinor, opensAt, seconds } = form;
  await recordAct(ctx, {
    // What two people made has the name of their request.
    action: approved === undefined ? 'envelope.create' : 'envelope.rain',
    subject: { type: 'envelope', id },
    after: {
      name: nameOfSite(ctx.site, names),
      budget: moneyFact(ctx, budgetMinor),
      packets: String(packets),
      packetLeast: moneyFact(ctx, minMinor),
      packetMost: moneyFact(ctx, maxMinor),
      opens: `${String(opensAt)} for ${seconds} s`,
    },
    reason,
  });
}
