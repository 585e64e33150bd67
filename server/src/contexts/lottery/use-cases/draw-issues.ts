import { assertDefined } from '@portal/money';
import { beaconAlgorithm, beaconSeed, drawAlgorithm, drawFromSeed } from '@portal/lottery';
import type { Ctx } from '../../../platform/context.ts';
import type { Game } from '../game.ts';
import { seedPlace } from '../seed-place.ts';
import { type ClosedIssue, lockClosed, type MadeDraw, writeDraws } from '../store-issues.ts';
import { tellResults } from '../tell-results.ts';
import { withYear } from '../year-of-draw.ts';

const drawnAtOnce = 200;

/**
 * Draws in-house issues whose tickets are sealed and whose time has come, once each (R45): the
 * result follows from the seed that was committed to before the issue opened, and from the round of
 * the beacon where the issue named one (R137), from nothing else.
 */
export async function drawIssues(
  ctx: Ctx,
  games: ReadonlyMap<string, Game>,
): Promise<{ readonly isMore: boolean }> {
  const now = ctx.clock.now();
  const issues = await lockClosed(ctx.tx, now, drawnAtOnce);
  if (issues.length > 0) {
    await writeDraws(
      ctx.tx,
      issues.map((issue) => drawOf(ctx, issue, games)),
      now,
    );
    await tellResults(
      ctx,
      issues.map(({ id }) => id),
    );
  }
  return { isMore: issues.length === drawnAtOnce };
}

function drawOf(ctx: Ctx, issue: ClosedIssue, games: ReadonlyMap<string, Game>): MadeDraw {
  const { gameCode, issueNo, seedSecret, commitment, beaconSignature } = issue;
  const game = assertDefined(games.get(gameCode), `game ${gameCode}`);
  const serverSeed = ctx.cipher.decrypt(seedPlace(commitment), seedSecret);
  const [family] = game.settings.families;
  const hasBeacon = beaconSignature !== null;
  const key = hasBeacon ? beaconSeed(serverSeed, beaconSignature) : serverSeed;
  const draw = drawFromSeed(family, { serverSeed: key, gameCode, issueNo });
  const isSettled = issue.ticketCount === 0;
  return {
    issueId: issue.id,
    version: 1,
    draw: withYear(family, draw, issue.drawsAt),
    source: hasBeacon ? 'beacon' : 'inhouse',
    algorithm: hasBeacon ? beaconAlgorithm : drawAlgorithm,
    enteredBy: [],
    reason: undefined,
    serverSeed: isSettled ? serverSeed : undefined,
    isSettled,
    isSettling: false,
  };
}
