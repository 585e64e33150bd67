import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { changeGame, pauseGame } from './desk/use-cases/change-game.ts';
import { findGame } from './find-game.ts';

const gameCode = 'VNNORTH';
const reason = 'Everybody plays 68: paid at 80 % until it has been drawn.';
/** Days before the doors open: near enough that the notice of the change still stands (R55). */
const daysBefore = 2;

/** A number that too many people bet on, cut at the desk and told to members (lottery.md B4). */
export function hotNumberScenes(day: DemoDay): readonly Scene[] {
  const endDay = day.pastEndsAt.subtract({ hours: daysBefore * 24 });
  const isThatDay =
    Temporal.Instant.compare(day.at(0), endDay) <= 0 &&
    Temporal.Instant.compare(endDay, day.at(24)) < 0;
  return isThatDay
    ? [
        { at: day.at(9.1), play: (ctx) => cut(ctx) },
        { at: day.at(9.2), play: (ctx) => open(ctx) },
      ]
    : [];
}

async function cut(ctx: Parameters<Scene['play']>[0]): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  if (own === undefined) {
    return;
  }
  const { settings, version } = await findGame(ctx, gameCode);
  const hotNumbers = [{ betType: 'vnn.lo2', number: '68', factor: '0.8' }];
  const changed = { ...settings, hotNumbers };
  await changeGame(own, { gameCode, settings: changed, version, isMajor: false, reason });
}

async function open(ctx: Parameters<Scene['play']>[0]): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  if (own !== undefined) {
    await pauseGame(own, { gameCode, isPaused: false, reason });
  }
}
