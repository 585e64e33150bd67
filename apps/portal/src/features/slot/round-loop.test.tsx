import { samples, type Sample } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../shared/stage/reels/stage.ts';
import { createSound } from '../../shared/stage/sound/sound.ts';
import { far, openPart } from '../../testing/portal.tsx';
import { createRoundLoop } from './round-loop.ts';

const launch = samples.launchGame;
type House = Extract<Sample<'launchGame'>, { readonly engine: 'slot' }>;

/** Reels that turn until they are hurried; it counts how often they were. */
function turningStage() {
  const stops = Promise.withResolvers<undefined>();
  const calls = { hurried: 0 };
  const stage: Stage = {
    show: () => undefined,
    start: () => undefined,
    settle: async (_, { signal }) => {
      signal.addEventListener('abort', () => {
        stops.resolve(undefined);
      });
      await stops.promise;
    },
    hurry: () => {
      calls.hurried += 1;
      stops.resolve(undefined);
    },
    giveUp: () => Promise.resolve(),
    showWins: () => Promise.resolve(),
    throwCoins: () => undefined,
    resize: () => undefined,
    dispose: () => undefined,
  };
  return { stage, calls };
}

function loopOf(changes: Partial<House>) {
  if (launch.kind !== 'house' || launch.engine !== 'slot') {
    return expect.fail('the sample is no slot of the house');
  }
  return createRoundLoop({
    launch: { ...launch, ...changes },
    account: 'harbour88',
    sound: createSound(),
    isCalm: () => false,
    isOnline: () => true,
    amountText: (amount) => amount,
    onMoved: () => undefined,
  });
}

describe('a tap on turning reels', { timeout: 30_000 }, () => {
  it.each([
    ['stops them where the site may let it', true, 1],
    ['does nothing where the site may not (R15)', false, 0],
  ])('%s', async (_, mayStopEarly, hurried) => {
    await openPart(null, { as: 'member' });
    const loop = loopOf({ mayStopEarly });
    const { stage, calls } = turningStage();
    const leave = loop.attach(stage);
    loop.press(samples.spinSlot.stake);
    await expect.poll(() => loop.store.getState().phase).toBe('showing');
    expect(loop.store.getState().step?.kind).toBe('turn');
    loop.tap();
    expect(calls.hurried).toBe(hurried);
    expect(far.calls('spinSlot')).toHaveLength(1);
    leave();
  });
});
