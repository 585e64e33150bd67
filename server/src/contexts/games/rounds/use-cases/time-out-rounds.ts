import { expectLegal } from '@portal/games';
import type { Ctx } from '../../../../platform/context.ts';
import { withSeed } from '../../seeds/seed-secrets.ts';
import { streamOf } from '../../seeds/stream-of.ts';
import { bookedSteppedOf, type DesignBook } from '../design-book.ts';
import { keepStep, voidRound } from '../keep-step.ts';
import { stateOf } from '../replay-round.ts';
import type { OpenRound, Round } from '../round.ts';
import { type HeldRound, lockTimedOutRounds } from '../store-open-rounds.ts';

/** Each run is one transaction; what is left over waits for the next minute. */
const mostAtOnce = 100;

/**
 * Ends the rounds whose players did not come back in time, as the engine says (R37): its actions
 * are taken until the round is settled, or the round is void when nothing was decided yet. Answers
 * how many were ended.
 */
export async function timeOutRounds(ctx: Ctx, book: DesignBook): Promise<number> {
  const now = ctx.clock.now();
  const held = await lockTimedOutRounds(ctx.tx, { now, limit: mostAtOnce });
  for (const one of held) {
    await endRound(ctx, book, one);
  }
  return held.length;
}

async function endRound(ctx: Ctx, book: DesignBook, row: HeldRound): Promise<void> {
  const { serverSeed, hash: serverSeedHash } = withSeed(ctx, row);
  const booked = bookedSteppedOf(book, row.round.designNumber);
  const stream = streamOf({ ...row.round, serverSeed });
  let round: OpenRound | Round = row.round;
  let state = stateOf(booked, row.round, stream);
  while (round.state === 'open') {
    const action = booked.engine.timeoutAction(state);
    if (action === undefined) {
      await voidRound(ctx, { round, booked, state });
      return;
    }
    state = expectLegal(booked.engine.act(state, action, stream));
    const at = ctx.clock.now();
    const taken = { round, booked, serverSeedHash, action, state, at, isTimeout: true };
    ({ round } = await keepStep(ctx, taken));
  }
}
