import { type BeaconChain, commitmentOf, quicknet, roundFrom } from '@portal/lottery';
import type { Ctx } from '../../../platform/context.ts';
import type { Game } from '../game.ts';
import { issuesAfter, issuesKeptAhead, type PlannedIssue } from '../issues-ahead.ts';
import { nameMissed } from '../missed-issues.ts';
import { seedPlace } from '../seed-place.ts';
import { selectGames, selectSchedules } from '../store-games.ts';
import { countAhead, insertIssues, type NewIssue } from '../store-issues.ts';

/**
 * Makes the issues of every game up to the length of a chase, each in-house one with its
 * commitment, long before it opens (R133). What was made stays as it is. Answers how many were
 * planned.
 */
export async function makeIssuesAhead(ctx: Ctx, chain = quicknet): Promise<number> {
  const now = ctx.clock.now();
  const games = await selectGames(ctx.tx, now);
  const schedules = await selectSchedules(ctx.tx);
  const ahead = await countAhead(ctx.tx, now);
  await nameMissed(ctx, {
    schedules,
    games: games.filter(({ gameCode }) => !ahead.has(gameCode)),
  });
  const planned = games.flatMap((game) => {
    const { waiting = 0n, lastClosesAt } = ahead.get(game.gameCode) ?? {};
    return issuesAfter(schedules.get(game.gameCode) ?? [], {
      atMs: (lastClosesAt ?? now).epochMilliseconds,
      count: issuesKeptAhead(game.settings.schedule) - Number(waiting),
    }).map((issue) => newIssue(ctx, { ...game, chain }, issue));
  });
  if (planned.length > 0) {
    await insertIssues(ctx.tx, planned);
  }
  return planned.length;
}

interface OfBeacon {
  readonly chain?: BeaconChain;
}

export function newIssue(
  ctx: Pick<Ctx, 'random' | 'cipher'>,
  { gameCode, settings, chain = quicknet }: Pick<Game, 'gameCode' | 'settings'> & OfBeacon,
  issue: PlannedIssue,
): NewIssue {
  const none = { commitment: undefined, seedSecret: undefined, beacon: undefined };
  if (settings.source === 'manual' || settings.source === 'shots') {
    return { ...issue, gameCode, ...none };
  }
  const beacon = settings.source === 'beacon' ? roundOf(issue, chain) : undefined;
  const serverSeed = ctx.random.bytes(32);
  const commitment = commitmentOf(serverSeed);
  const seedSecret = ctx.cipher.encrypt(seedPlace(commitment), serverSeed);
  return { ...issue, gameCode, commitment, seedSecret, beacon };
}

/** The first round after the draw is due, hence after the sale was sealed (R137). */
function roundOf({ drawsAtMs }: PlannedIssue, chain: BeaconChain): NewIssue['beacon'] {
  return { round: roundFrom(chain, drawsAtMs), publicKey: chain.publicKey };
}
