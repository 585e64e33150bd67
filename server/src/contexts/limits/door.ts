import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { siteDay } from '../../platform/site-date.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import type { Verdict } from './flag-refusal.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { decideMoney } from './money-verdicts.ts';
import { periodsAt } from './periods.ts';
import { type MoneyClaim, newPlayer, type Play, type Player, type Players } from './player.ts';
import { openGameText } from './open-games.ts';
import { playerAfter } from './player-after.ts';
import type { StakeClaim } from './player.ts';
import { decideStakes, type VerdictRules } from './stake-verdicts.ts';
import {
  heldChecksStatement,
  playersStatement,
  playStatesStatement,
  windowsStatement,
} from './store-players.ts';

/** Without pace or limits, where a member is in play is written no more often than this. */
const tickMs = 30_000;

/**
 * What is to be looked at about these members, in one statement of a batch. It must run after the
 * statement that locks their accounts: whoever changes a limit or a flag holds that lock (R2).
 */
export function playersLook(ctx: Ctx, memberIds: readonly MemberId[]): SqlStatement<Players> {
  const { isVerifiedFirst, stakeCaps } = jurisdictionOf(ctx.site.jurisdiction);
  return playersStatement({
    memberIds: [...new Set(memberIds)],
    now: ctx.clock.now(),
    today: siteDay(ctx),
    needsPerson: isVerifiedFirst || stakeCaps.length > 0,
  });
}

/** One verdict per stake, see {@link decideStakes}. */
export function stakeVerdicts(
  ctx: Ctx,
  players: Players,
  stakes: readonly StakeClaim[],
): readonly Verdict[] {
  return decideStakes(rulesOf(ctx), players, stakes);
}

/** One verdict per move, see {@link decideMoney}. */
export function moneyVerdicts(
  ctx: Ctx,
  players: Players,
  claims: readonly MoneyClaim[],
): readonly Verdict[] {
  return decideMoney(rulesOf(ctx), players, claims);
}

/**
 * The writes that book what was posted into the windows of those who have limits. None for members
 * without any who were seen in play half a minute ago, where no pace is set.
 */
export function playsWrites(
  ctx: Ctx,
  players: Players,
  plays: readonly Play[],
): readonly SqlStatement<unknown>[] {
  const rules = rulesOf(ctx);
  const after = movedPlayers(rules, players, plays);
  const changed = [...after.values()];
  const moved = changed.filter((player) => isWorthWriting(rules, player, players));
  const held = changed.filter(
    ({ memberId, isCheckHeld }) => isCheckHeld && players.get(memberId)?.isCheckHeld !== true,
  );
  const windows = changed.flatMap(({ memberId, windows: own }) =>
    own.map((window) => ({ ...window, memberId })),
  );
  return [
    ...(moved.length > 0 ? [playStatesStatement(moved)] : []),
    ...(held.length > 0 ? [heldChecksStatement(held.map(({ memberId }) => memberId))] : []),
    ...(windows.length > 0 ? [windowsStatement(windows)] : []),
  ];
}

/** The players as they would be had these plays been booked. */
export function playersAfter(ctx: Ctx, players: Players, plays: readonly Play[]): Players {
  return new Map([...players, ...movedPlayers(rulesOf(ctx), players, plays)]);
}

/** Those whom the plays move, after all of theirs. */
function movedPlayers(
  rules: VerdictRules,
  players: Players,
  plays: readonly Play[],
): ReadonlyMap<MemberId, Player> {
  const after = new Map<MemberId, Player>();
  for (const play of plays) {
    const { memberId } = play;
    const player = after.get(memberId) ?? players.get(memberId) ?? newPlayer(memberId);
    after.set(memberId, playerAfter(rules, player, play));
  }
  return after;
}

/** The write that keeps a reality check which refused a stake; none when none did. */
export function refusalWrites(
  stakes: readonly StakeClaim[],
  verdicts: readonly Verdict[],
): readonly SqlStatement<unknown>[] {
  const held = stakes.filter((_, at) => {
    const verdict = verdicts[at];
    return verdict?.ok === false && verdict.code === 'reality_check_due';
  });
  return held.length > 0 ? [heldChecksStatement(held.map(({ memberId }) => memberId))] : [];
}

function isWorthWriting({ jurisdiction }: VerdictRules, player: Player, looked: Players): boolean {
  const { lastStakeAt, openGames } = player;
  const seen = looked.get(player.memberId) ?? newPlayer(player.memberId);
  if (openGames.map(openGameText).join() !== seen.openGames.map(openGameText).join()) {
    return true;
  }
  const seenAt = seen.lastStakeAt;
  if (lastStakeAt === null || lastStakeAt === seenAt) {
    return false;
  }
  const isPaced = jurisdiction.oneGameMs > 0 || jurisdiction.cycleMs.slot > 0;
  return (
    player.isCounting ||
    isPaced ||
    seenAt === null ||
    lastStakeAt.epochMilliseconds - seenAt.epochMilliseconds >= tickMs
  );
}

export function rulesOf(ctx: Ctx): VerdictRules {
  const { currency, timeZone, jurisdiction } = ctx.site;
  const now = ctx.clock.now();
  return {
    now,
    currency,
    timeZone,
    periods: periodsAt(now, timeZone),
    jurisdiction: jurisdictionOf(jurisdiction),
  };
}
