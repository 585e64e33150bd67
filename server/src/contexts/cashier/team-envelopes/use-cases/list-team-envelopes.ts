import type { EnvelopeId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { uplineOf } from '../../../agents/index.ts';
import { unavailableAmong } from '../../../limits/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { linkedWith } from '../linked-with.ts';
import { mostPerDay } from '../rules.ts';
import { countTeamEnvelopes } from '../store-team-envelopes.ts';
import {
  type GivenEnvelope,
  type ReceivedEnvelope,
  selectGivenEnvelopes,
  selectReceivedEnvelopes,
  selectTakenPackets,
} from '../store-team-lists.ts';

const mostListed = 50;
const daysAfterTaking = 30;

export interface ShownEnvelope {
  readonly row: GivenEnvelope;
  readonly takers: readonly {
    readonly account: string;
    readonly amountMinor: bigint;
    readonly at: Temporal.Instant;
  }[];
}

/** Envelopes of the agent with who took what, the newest first. */
export async function listTeamEnvelopes(
  ctx: Ctx<MemberActor>,
  id?: EnvelopeId,
): Promise<readonly ShownEnvelope[]> {
  const agentId = ctx.actor.id;
  const one = id === undefined ? {} : { id };
  const rows = await selectGivenEnvelopes(ctx.tx, { agentId, ...one, limit: mostListed });
  const taken = await selectTakenPackets(
    ctx.tx,
    rows.map((row) => row.id),
  );
  const accounts = await readAccounts(ctx, [...new Set(taken.map(({ takenBy }) => takenBy))]);
  return rows.map((row) => ({
    row,
    takers: taken
      .filter(({ envelopeId }) => envelopeId === row.id)
      .map(({ takenBy, takenAt, amountMinor }) => {
        return { account: accounts.get(takenBy) ?? '', amountMinor, at: takenAt };
      }),
  }));
}

/** One of them. Refuses with `not_found`. */
export async function readTeamEnvelope(
  ctx: Ctx<MemberActor>,
  id: EnvelopeId,
): Promise<ShownEnvelope> {
  const [shown] = await listTeamEnvelopes(ctx, id);
  if (shown === undefined) {
    throw new Refusal('not_found');
  }
  return shown;
}

/** How many more the agent may give on this day of the site. */
export async function leftToday(ctx: Ctx<MemberActor>): Promise<number> {
  const since = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).startOfDay().toInstant();
  const given = await countTeamEnvelopes(ctx.tx, { agentId: ctx.actor.id, since });
  return Math.max(0, mostPerDay - given);
}

export interface Received {
  readonly rows: readonly ReceivedEnvelope[];
  readonly from: string;
}

/**
 * What the agent above gave to the caller; nobody whom R13 protects is shown any, and none that is
 * still to be taken is shown to an account that may be the agent's own.
 */
export async function listReceivedEnvelopes(ctx: Ctx<MemberActor>): Promise<Received> {
  const memberId = ctx.actor.id;
  const agentId = await uplineOf(ctx, memberId);
  if (agentId === undefined || (await unavailableAmong(ctx, [memberId])).has(memberId)) {
    return { rows: [], from: '' };
  }
  const now = ctx.clock.now();
  const takenSince = now.subtract({ hours: 24 * daysAfterTaking });
  const query = { agentId, memberId, now, takenSince, limit: mostListed };
  const found = await selectReceivedEnvelopes(ctx.tx, query);
  const isLinked = (await linkedWith(ctx, agentId, [memberId])).has(memberId);
  const rows = found.filter(({ takenAt }) => takenAt !== null || !isLinked);
  return { rows, from: (await readAccounts(ctx, [agentId])).get(agentId) ?? '' };
}
