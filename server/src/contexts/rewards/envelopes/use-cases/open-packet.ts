import { assertDefined } from '@portal/money';
import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refuseStanding } from '../../bonuses/standing.ts';
import { insertReward, lockReward } from '../../bonuses/store-rewards.ts';
import { takeReward } from '../../bonuses/take-reward.ts';
import { usualPlay } from '../../bonuses/usual-play.ts';
import { isMeant } from '../is-meant.ts';
import { refuseLinked } from '../rain-cluster.ts';
import { countOwnPackets, type Envelope, findEnvelope, takePacket } from '../store-envelopes.ts';
import { clearTries } from '../store-turns.ts';

/**
 * Takes one packet of a rain; it is in the balance at once. Refusals in order: those of standing,
 * `not_found`, `envelope_not_open`, `envelope_over`, `envelope_not_eligible`, `envelope_limit`,
 * `one_per_person`, `envelope_empty`.
 */
export async function openPacket(ctx: Ctx<MemberActor>, id: EnvelopeId): Promise<bigint> {
  const memberId = ctx.actor.id;
  await refuseStanding(ctx, memberId);
  const envelope = await findEnvelope(ctx.tx, id);
  if (envelope?.kind !== 'RAIN') {
    throw new Refusal('not_found');
  }
  refuseTime(ctx, envelope);
  if (!(await isMeant(ctx, envelope))) {
    throw new Refusal('envelope_not_eligible');
  }
  // The account is locked, so that nothing else of this member counts meanwhile.
  const own = await countOwnPackets(ctx.tx, { envelopeId: id, memberId });
  if (own >= envelope.grabs) {
    throw new Refusal('envelope_limit');
  }
  await refuseLinked(ctx, { envelopeId: id, memberId });
  const at = ctx.clock.now();
  const packet = await takePacket(ctx.tx, { envelopeId: id, memberId, nth: own + 1, at });
  if (packet === undefined) {
    throw new Refusal('envelope_empty');
  }
  await pay(ctx, envelope, packet);
  await clearTries(ctx.tx, memberId);
  return packet.amountMinor;
}

function refuseTime(ctx: Ctx, { opensAt, closesAt, stoppedAt }: Envelope): void {
  const now = ctx.clock.now();
  if (Temporal.Instant.compare(now, opensAt) < 0) {
    throw new Refusal('envelope_not_open');
  }
  if (stoppedAt !== null || Temporal.Instant.compare(now, closesAt) >= 0) {
    throw new Refusal('envelope_over');
  }
}

async function pay(
  ctx: Ctx<MemberActor>,
  { id: envelopeId, names, multiple }: Envelope,
  { position, amountMinor }: { readonly position: number; readonly amountMinor: bigint },
): Promise<void> {
  const id = ctx.ids.next('rwd');
  await insertReward(ctx.tx, {
    id,
    memberId: ctx.actor.id,
    source: 'envelope',
    reference: `${envelopeId}:${position}`,
    titles: names,
    amountMinor,
    currency: ctx.site.currency,
    wagering: usualPlay(multiple),
    depositMinor: 0n,
    claimUntil: null,
    at: ctx.clock.now(),
  });
  await takeReward(ctx, assertDefined(await lockReward(ctx.tx, id), 'it was written just now'));
}
