import { roundAtMs } from '@portal/lottery';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { askNewest, askRound, type BeaconPlace } from './ask-beacon.ts';
import { hasBeaconGames, selectAwaited, writeBeacon, writeSignature } from './store-beacon.ts';

/** A beacon whose newest round is older than this has stopped. */
const freshMs = 30_000;

/**
 * Brings the rounds that sealed issues wait for. A round is named before its issue takes a bet and
 * signed after the sale; while none comes the issue waits and the game is paused, for nothing else
 * may stand in its place (R137). The network is asked outside of any transaction.
 */
export function beaconLoop(place: BeaconPlace): Loop {
  return {
    name: 'lottery.beacon',
    restMilliseconds: 3000,
    run: async (work) => {
      await followBeacon(work, place);
      return { isMore: false };
    },
  };
}

export async function followBeacon(work: UnitOfWork, place: BeaconPlace): Promise<void> {
  const { publicKey } = place.chain;
  const needs = await work.run(systemUnit('lottery.beacon'), async (ctx) => {
    const at = ctx.clock.now();
    const awaited = await selectAwaited(ctx.tx, { publicKey, at });
    return { at, awaited, isUsed: await hasBeaconGames(ctx.tx) };
  });
  if (!needs.isUsed && needs.awaited.length === 0) {
    return;
  }
  const fault = await faultOf(async () => {
    const { round: newest } = await askNewest(place);
    for (const { round } of needs.awaited) {
      if (round !== null && Number(round) <= newest) {
        await bring(work, place, Number(round));
      }
    }
    if (needs.at.epochMilliseconds - roundAtMs(place.chain, newest) > freshMs) {
      throw new Error(`the beacon stopped at round ${newest}`);
    }
  });
  await work.run(systemUnit('lottery.beacon'), (ctx) =>
    writeBeacon(ctx.tx, { publicKey, fault }, ctx.clock.now()),
  );
}

async function bring(work: UnitOfWork, place: BeaconPlace, round: number): Promise<void> {
  const { signature } = await askRound(place, round);
  const { publicKey } = place.chain;
  await work.run(systemUnit('lottery.beacon'), (ctx) =>
    writeSignature(ctx.tx, { publicKey, round, signature }),
  );
}

/** What went wrong, as operators read it. */
async function faultOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : 'the beacon does not answer';
  }
}
