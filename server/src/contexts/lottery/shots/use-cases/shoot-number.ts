import { type BodyOf, type Endpoints, type ReplyOf, shotsTopic } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { giveHints } from '../../../../platform/live-hints.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import { findGame } from '../../find-game.ts';
import { presentShot } from '../present-shot.ts';
import { countShots, insertShot, lockForShot, type ShotRound, takeTurn } from '../store-shots.ts';
import { mostShots, secondsBetween, shotsUntil } from '../window.ts';

/**
 * Adds a shot to a round (lottery.md A3.3); shots are free. The round is held against its draw
 * before the time is read. Refusals in order: `lottery_game_not_found`, `lottery_issue_not_found`,
 * `lottery_shots_closed`, `lottery_shot_too_soon`.
 */
export async function shootNumber(
  ctx: Ctx<MemberActor>,
  { gameCode, issueNo, number }: BodyOf<Endpoints['shootNumber']>,
): Promise<ReplyOf<Endpoints['shootNumber']>> {
  const { settings } = await findGame(ctx, gameCode);
  const round = await lockForShot(ctx.tx, { gameCode, issueNo });
  if (settings.source !== 'shots' || round === undefined) {
    throw new Refusal('lottery_issue_not_found');
  }
  const at = ctx.clock.now();
  const before = await countShots(ctx.tx, round.id);
  if (!takesShots(round, at) || before >= mostShots) {
    throw new Refusal('lottery_shots_closed', { issueNo });
  }
  const lastBefore = at.subtract({ seconds: secondsBetween });
  if (!(await takeTurn(ctx.tx, ctx.actor.id, { at, lastBefore }))) {
    throw new Refusal('lottery_shot_too_soon', { seconds: secondsBetween });
  }
  await insertShot(ctx.tx, { issueId: round.id, memberId: ctx.actor.id, number }, at);
  const count = await countShots(ctx.tx, round.id);
  await tellShot(ctx, { gameCode, issueNo, count, at });
  return { issueNo, count, nextAt: String(at.add({ seconds: secondsBetween })) };
}

interface Shot {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly count: number;
  readonly at: Temporal.Instant;
}

/**
 * To open tabs, once it stands. Two at once may both be told as the same one of the round: a tab
 * that lacks one asks.
 */
async function tellShot(ctx: Ctx<MemberActor>, shot: Shot): Promise<void> {
  const { gameCode, issueNo, count, at } = shot;
  const accounts = await readAccounts(ctx, [ctx.actor.id]);
  const account = accounts.get(ctx.actor.id);
  const told = presentShot({ position: count, account, shotAt: at });
  await giveHints(ctx, [{ key: shotsTopic(gameCode), news: { issueNo, count, shot: told } }]);
}

function takesShots({ state, opensAt, closesAt }: ShotRound, at: Temporal.Instant): boolean {
  const isWaiting = state === 'scheduled' || state === 'open' || state === 'closed';
  return (
    isWaiting &&
    Temporal.Instant.compare(opensAt, at) <= 0 &&
    Temporal.Instant.compare(at, shotsUntil(closesAt)) < 0
  );
}
