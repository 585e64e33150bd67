import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { send } from '../../../platform/statement.ts';
import {
  lookAtPlayers,
  moneyVerdicts,
  type Players,
  playersLook,
  type Verdict,
} from '../../limits/index.ts';

/**
 * Locks the member's account and refuses what the standing forbids. Breaks, exclusions and limits
 * never stand between a member and the own money.
 */
export async function refuseStanding(ctx: Ctx<MemberActor>): Promise<void> {
  const verdict = await standingOf(ctx, ctx.actor.id);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
}

/** The same for whoever asks in place of the member. */
export async function standingOf(ctx: Ctx, memberId: MemberId): Promise<Verdict | undefined> {
  return verdictOf(ctx, await lookAtPlayers(ctx, [memberId]), memberId);
}

/** The same of an order that was approved before: nothing is locked beside it. */
export async function standingNow(ctx: Ctx, memberId: MemberId): Promise<Verdict | undefined> {
  return verdictOf(ctx, await send(ctx.tx, playersLook(ctx, [memberId])), memberId);
}

function verdictOf(ctx: Ctx, players: Players, memberId: MemberId): Verdict | undefined {
  const claims = [{ memberId, move: 'withdraw', amountMinor: 0n } as const];
  return moneyVerdicts(ctx, players, claims)[0];
}
