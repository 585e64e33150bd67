import { assert } from '@portal/money';
import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { sendTogether } from '../../../../platform/statement.ts';
import { uplineOf } from '../../../agents/index.ts';
import {
  lookAtPlayers,
  moneyVerdicts,
  type Players,
  playsWrites,
  samePersons,
} from '../../../limits/index.ts';
import { post } from '../../../wallet/index.ts';
import { withOpenDeposits } from '../../deposits/with-open-deposits.ts';
import { watchLinked } from '../../linked/watch-linked.ts';
import type { CashierRules } from '../../rules.ts';
import { linkedWith } from '../linked-with.ts';
import {
  findTeamPacket,
  hasTakenAmong,
  lockTeamEnvelope,
  nextTeamPacket,
  takeTeamPacket,
  type TeamEnvelope,
} from '../store-team-envelopes.ts';
import { envelopePurse } from './create-team-envelope.ts';

/**
 * Takes the packet of the caller. It counts into the deposit limits of the receiver and asks for
 * play there, as any transfer of the agent above. Refusals in order: `not_found` for whoever it is
 * not for, `envelope_over`, `envelope_limit`, `one_per_person`, `envelope_empty`, those of the
 * receiver's standing.
 */
export async function openTeamEnvelope(
  ctx: Ctx<MemberActor>,
  id: EnvelopeId,
  rules: CashierRules,
): Promise<bigint> {
  const memberId = ctx.actor.id;
  const envelope = await lockTeamEnvelope(ctx.tx, id);
  const own = await findTeamPacket(ctx.tx, { envelopeId: id, memberId });
  if (envelope === undefined || own === undefined || !(await isFor(ctx, envelope, own))) {
    throw new Refusal('not_found');
  }
  const at = ctx.clock.now();
  if (Temporal.Instant.compare(at, envelope.closesAt) >= 0) {
    throw new Refusal('envelope_over');
  }
  if (own.hasTaken) {
    throw new Refusal('envelope_limit');
  }
  await refuseSecondAccount(ctx, id);
  const packet = await nextTeamPacket(ctx.tx, id);
  if (packet === undefined) {
    throw new Refusal('envelope_empty');
  }
  const { amountMinor, position } = packet;
  const players = await lookAtReceiver(ctx, amountMinor);
  await takeTeamPacket(ctx.tx, { envelopeId: id, position, memberId, at });
  const gift = { players, reference: `${id}:${position}`, amountMinor };
  await receive(ctx, { ...gift, envelope }, rules);
  await watchLinked(ctx, memberId, rules);
  return amountMinor;
}

/** One packet for each person (D6); the lock of the envelope lets the later see the earlier. */
async function refuseSecondAccount(ctx: Ctx<MemberActor>, envelopeId: EnvelopeId): Promise<void> {
  const others = await samePersons(ctx, ctx.actor.id);
  const memberIds = others.map(({ memberId }) => memberId);
  if (memberIds.length > 0 && (await hasTakenAmong(ctx.tx, { envelopeId, memberIds }))) {
    throw new Refusal('one_per_person');
  }
}

async function isFor(
  ctx: Ctx<MemberActor>,
  { agentId, isChosen }: TeamEnvelope,
  { isNamed }: { readonly isNamed: boolean },
): Promise<boolean> {
  const memberId = ctx.actor.id;
  return (
    (!isChosen || isNamed) &&
    (await uplineOf(ctx, memberId)) === agentId &&
    !(await linkedWith(ctx, agentId, [memberId])).has(memberId)
  );
}

/** Locks the account of the caller; refuses by standing and limits. */
async function lookAtReceiver(ctx: Ctx<MemberActor>, amountMinor: bigint): Promise<Players> {
  const memberId = ctx.actor.id;
  const players = await lookAtPlayers(ctx, [memberId]);
  const carried = await withOpenDeposits(ctx, players, { memberIds: [memberId] });
  const verdicts = moneyVerdicts(ctx, carried, [
    { memberId, move: 'transfer', amountMinor },
    { memberId, move: 'deposit', amountMinor },
  ]);
  for (const verdict of verdicts) {
    if (!verdict.ok) {
      throw new Refusal(verdict.code, verdict.data);
    }
  }
  return players;
}

interface Gift {
  readonly envelope: TeamEnvelope;
  readonly players: Players;
  readonly reference: string;
  readonly amountMinor: bigint;
}

async function receive(
  ctx: Ctx<MemberActor>,
  { envelope: { agentId }, players, reference, amountMinor }: Gift,
  { ports, settings }: CashierRules,
): Promise<void> {
  const memberId = ctx.actor.id;
  const [posted] = await post(ctx, [
    {
      debt: `team-envelope:${reference}`,
      type: 'envelope_gift',
      from: envelopePurse(agentId),
      to: `member:${memberId}:cash`,
      amountMinor,
      currency: ctx.site.currency,
      reference,
    },
  ]);
  assert(posted?.ok === true, 'what was set aside for a packet is there');
  await sendTogether(
    ctx.tx,
    playsWrites(ctx, players, [{ memberId, depositedMinor: amountMinor }]),
  );
  const { turnoverMultiple } = settings().transfer;
  await ports.received(ctx, { memberId, reference, amountMinor, turnoverMultiple });
}
