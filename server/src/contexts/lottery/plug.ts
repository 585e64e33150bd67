import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { lotteryJobs } from './jobs.ts';
import { openGameNames } from './names.ts';
import { publicRoutes } from './routes.ts';
import { lotteryTick } from './tick.ts';
import { shipGames } from './use-cases/ship-games.ts';

export async function plugLottery({ work }: ContextEnv): Promise<ContextPlug> {
  await work.run(systemUnit('lottery.ship'), shipGames);
  return { routes: publicRoutes(openGameNames()), jobs: lotteryJobs, loops: [lotteryTick] };
}
