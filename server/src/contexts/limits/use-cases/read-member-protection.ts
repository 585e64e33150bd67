import { operatorStops, type Endpoints, type MemberId, type ReplyOf } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lastSignIns } from '../../identity/index.ts';
import { rulesOf } from '../door.ts';
import { excludedAmong } from '../persons/excluded-among.ts';
import { selectMatches } from '../persons/store-marks.ts';
import { presentProtection } from '../present.ts';
import { findProvenAt, selectFlags } from '../store-desk.ts';
import { readProtection } from './read-protection.ts';

type MemberProtection = ReplyOf<Endpoints['readMemberProtection']>;

/** What protects a member and what stops it, with the reasons. Refuses with `not_found`. */
export async function readMemberProtection(
  ctx: Ctx<OperatorActor>,
  id: MemberId,
): Promise<MemberProtection> {
  await refuseUnknown(ctx, id);
  const protection = await readProtection(ctx, id);
  const flags = await selectFlags(ctx.tx, { memberId: id, now: ctx.clock.now() });
  const provenAt = await findProvenAt(ctx.tx, id);
  return {
    state: presentProtection(protection, rulesOf(ctx)),
    stops: operatorStops.flatMap((flag) =>
      flags
        .filter((row) => row.flag === flag)
        .map(({ cause, reason, setAt }) => ({ flag, cause, reason, setAt: String(setAt) })),
    ),
    breaks: protection.breaks.map(({ kind, startedAt, endsAt, operatorId, reason }) => ({
      kind,
      startedAt: String(startedAt),
      endsAt: endsAt && String(endsAt),
      operatorId: operatorId !== null && isIdOf('opr', operatorId) ? operatorId : null,
      reason,
    })),
    provenAt: provenAt && String(provenAt),
    matches: await presentMatches(ctx, id),
  };
}

/** Accounts that look like the same person's, one row each with all that they share. */
async function presentMatches(ctx: Ctx, id: MemberId): Promise<MemberProtection['matches']> {
  const rows = Map.groupBy(await selectMatches(ctx.tx, id), ({ otherId }) => otherId);
  const excluded = await excludedAmong(ctx, [...rows.keys()]);
  return [...rows].map(([otherId, found]) => ({
    memberId: otherId,
    marks: [...new Set(found.map(({ kind }) => kind))],
    foundAt: String(found[0]?.foundAt),
    isExcluded: excluded.has(otherId),
  }));
}

/** Who can sign in is somebody: an act never stands against an id of nobody. */
export async function refuseUnknown(ctx: Ctx, id: MemberId): Promise<void> {
  if (!(await lastSignIns(ctx, [id])).has(id)) {
    throw new Refusal('not_found');
  }
}
