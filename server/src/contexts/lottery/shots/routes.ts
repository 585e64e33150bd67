import { yeekeeShotsAtLeast } from '@portal/lottery';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { readAccounts } from '../../members/index.ts';
import { findGame } from '../find-game.ts';
import { presentShot } from './present-shot.ts';
import { countShots, selectLastShots, selectOwnShots, selectShotRounds } from './store-shots.ts';
import { shootNumber } from './use-cases/shoot-number.ts';
import { shotSecondsAfterClose, shotsUntil } from './window.ts';

const shownShots = 60;

/** Shots of Yeekee: how many came in, and one's own. */
export const shotRoutes: readonly Route[] = [
  route(endpoints.shootNumber, (ctx, { body }) => shootNumber(ctx, body)),
  route(endpoints.readOwnShots, async ({ tx, actor }, { query }) => {
    const shots = await selectOwnShots(tx, { ...query, memberId: actor.id });
    return { shots: shots.map(({ shotAt, ...shot }) => ({ ...shot, shotAt: String(shotAt) })) };
  }),
  route(endpoints.readLotteryShots, async (ctx, { query }) => {
    const { gameCode, settings } = await findGame(ctx, query.gameCode);
    const at = ctx.clock.now();
    const closesAfter = at.subtract({ seconds: shotSecondsAfterClose });
    const rounds =
      settings.source === 'shots'
        ? await selectShotRounds(ctx.tx, { gameCode, openedBy: at, closesAfter })
        : [];
    const shown = [];
    for (const { id, issueNo, closesAt, drawsAt } of rounds) {
      const round = await readRound(ctx, id);
      const times = { closesAt: String(closesAt), drawsAt: String(drawsAt) };
      const until = { shotsUntil: String(shotsUntil(closesAt)), needed: yeekeeShotsAtLeast };
      shown.push({ issueNo, ...times, ...until, ...round });
    }
    return { serverTime: String(at), rounds: shown };
  }),
];

async function readRound(ctx: Ctx, issueId: bigint) {
  const count = await countShots(ctx.tx, issueId);
  const shots = await selectLastShots(ctx.tx, issueId, shownShots);
  const names = await readAccounts(ctx, [...new Set(shots.map(({ memberId }) => memberId))]);
  return {
    count,
    shots: shots.map(({ memberId, shotAt }, at) =>
      presentShot({ position: count - at, account: names.get(memberId), shotAt }),
    ),
  };
}
