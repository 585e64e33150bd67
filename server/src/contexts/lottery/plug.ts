import { quicknet } from '@portal/lottery';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import type { Bets } from '../bets/index.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import { beaconLoop } from './beacon/follow-beacon.ts';
import { lotteryDemo } from './demo-part.ts';
import { lotteryDeskRoutes } from './desk/desk-routes.ts';
import { lotteryJobs } from './jobs.ts';
import { movesRoutes } from './moves/routes.ts';
import { moveDraws } from './moves/moves-act.ts';
import { openGameNames } from './names.ts';
import { openPlacing } from './orders/placing.ts';
import { orderRoutes } from './orders/routes.ts';
import { resultQueue } from './desk/queue.ts';
import { publicRoutes } from './routes.ts';
import { demoShooter } from './shots/demo-shooter.ts';
import { shotRoutes } from './shots/routes.ts';
import { issuesAhead, lotterySettling, lotteryTick } from './tick.ts';
import { shipGames } from './use-cases/ship-games.ts';

interface LotteryParts extends Pick<OperatorsPlug, 'acts'> {
  readonly bets: Bets;
  readonly beaconUrl: string | undefined;
}

export async function plugLottery(
  { work }: ContextEnv,
  { acts, bets, beaconUrl }: LotteryParts,
): Promise<ContextPlug> {
  await work.run(systemUnit('lottery.ship'), shipGames);
  acts.declare(moveDraws);
  const names = openGameNames();
  const placing = openPlacing({ work, bets });
  return {
    routes: [
      ...publicRoutes(names),
      ...orderRoutes({ bets, placing }),
      ...shotRoutes,
      ...lotteryDeskRoutes(names),
      ...movesRoutes,
    ],
    jobs: lotteryJobs,
    queues: [resultQueue],
    demoParts: [lotteryDemo(bets)],
    loops: [
      issuesAhead,
      beaconLoop({ chain: quicknet, url: beaconUrl }),
      lotteryTick,
      lotterySettling(bets),
      demoShooter,
    ],
    stop: () => placing.drain(),
  };
}
