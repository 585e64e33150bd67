import type { Introduction } from '@portal/vendors';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import type { Bets } from '../bets/index.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import { createCallLog } from './calls/call-log.ts';
import { callbackRoutes } from './callbacks/callback-routes.ts';
import { createCallsInProcess } from './callbacks/calls-in-process.ts';
import { openPlayerLookups } from './callbacks/player-lookups.ts';
import { createSeats } from './callbacks/seats.ts';
import { vendorBooks } from './days/day-loop.ts';
import { dayDeskRoutes } from './days/desk-routes.ts';
import { housesDemo } from './demo-houses.ts';
import { leanDaysDemo } from './demo-lean-days.ts';
import { gatewayDemo } from './demo-part.ts';
import { gatewayDeskRoutes } from './desk-routes.ts';
import type { Gateway } from './gateway.ts';
import { gatewayJobs } from './jobs.ts';
import { gatewayLoops } from './loops.ts';
import { launchAddress } from './launch-address.ts';
import { transferDeskRoutes } from './transfers/desk-routes.ts';
import { endApproval } from './transfers/end-act.ts';
import { replayRoutes } from './replays/routes.ts';
import { moveAtLaunch } from './transfers/move-at-launch.ts';
import { walletTransferRoutes } from './transfers/routes.ts';
import { stuckTransfers } from './transfers/tend-loop.ts';
import { beginRecalls } from './transfers/use-cases/recall-purse.ts';
import { introduceVendor } from './use-cases/introduce-vendor.ts';
import { openVendorBook } from './vendor-book.ts';

export interface GatewayPlug extends ContextPlug {
  readonly gateway: Gateway;
}

const mostCallsAtOnce = 2000;

export async function plugGateway(
  { work, clock, ids, log, cipher }: ContextEnv,
  parts: {
    readonly bets: Bets;
    readonly catalogue: Catalogue;
    readonly acts: OperatorsPlug['acts'];
    /** Vendors that introduce themselves at this start. */
    readonly introductions: readonly Introduction[];
  },
): Promise<GatewayPlug> {
  const { bets, catalogue, acts, introductions } = parts;
  for (const vendor of introductions) {
    await work.run(systemUnit('vendor_introduction'), (ctx) => introduceVendor(ctx, vendor));
  }
  const vendors = openVendorBook({ work, cipher, clock });
  // Before anybody can call: a database that hangs later leaves no call without its dialect.
  await vendors.callers();
  const players = openPlayerLookups(work);
  const seats = createSeats(mostCallsAtOnce);
  const calls = createCallLog({ work, ids, log });
  const inProcess = createCallsInProcess();
  const transfers = { work, clock, log, vendors };
  const days = { work, log, vendors };
  acts.declare(endApproval);
  return {
    gateway: {
      isVendor: async (code) => (await vendors.find(code)) !== undefined,
      addressOf: async (game) => {
        const vendor = await vendors.find(game.vendorCode);
        if (vendor === undefined) {
          throw new Error(`nobody is known as ${game.vendorCode}`);
        }
        return launchAddress(vendor, game);
      },
      moveTo: (scope, vendorCode) => moveAtLaunch(scope, transfers, vendorCode),
    },
    callbacks: callbackRoutes({
      work,
      clock,
      log,
      bets,
      catalogue,
      vendors,
      seats,
      players,
      calls,
      inProcess,
    }),
    routes: [
      ...gatewayDeskRoutes,
      ...dayDeskRoutes(days),
      ...walletTransferRoutes(transfers),
      ...transferDeskRoutes,
      ...replayRoutes({ vendors, log }),
    ],
    jobs: gatewayJobs,
    loops: gatewayLoops({ ...transfers, catalogue }),
    events: {
      'limits.break_began': [(ctx, { memberId }) => beginRecalls(ctx, memberId)],
      'limits.play_stopped': [(ctx, { memberId }) => beginRecalls(ctx, memberId)],
    },
    demoParts: [gatewayDemo(bets), housesDemo(bets), leanDaysDemo(bets)],
    queues: [stuckTransfers, vendorBooks],
    stop: async () => {
      await players.drain();
      await calls.stop();
    },
  };
}
