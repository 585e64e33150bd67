import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { type Commitment, openCommitment, withSeed } from '../seeds/seed-secrets.ts';
import { selectCommitment, selectServerSeed } from '../seeds/store-seeds.ts';
import { streamOf } from '../seeds/stream-of.ts';
import { type BookedSlot, type BookedStepped, bookedOf, type DesignBook } from './design-book.ts';
import { endOf, type SteppedState, stateOf } from './replay-round.ts';
import type { OpenRound, Round } from './round.ts';

interface SlotReceipt {
  readonly kind: 'slot';
  readonly round: Round;
  readonly booked: BookedSlot;
  /** The commitment contains the server seed once that was revealed. */
  readonly commitment: Commitment;
}

export interface SteppedReceipt {
  readonly kind: 'stepped';
  readonly round: OpenRound | Round;
  readonly booked: BookedStepped;
  readonly commitment: Commitment;
  /** Played again from its seeds; holds what a presenter must not show while it is open. */
  readonly state: SteppedState;
}

/** A round with all that it was played with. */
export type RoundReceipt = SlotReceipt | SteppedReceipt;

export async function receiptOf(
  ctx: Ctx,
  book: DesignBook,
  round: OpenRound | Round,
): Promise<RoundReceipt> {
  const booked = bookedOf(book, round.designNumber);
  const commitment = openCommitment(ctx, await selectCommitment(ctx.tx, round.seedIndex));
  if (booked.kind === 'slot') {
    assert(round.state !== 'open', 'a spin is settled at once');
    return { kind: 'slot', round, booked, commitment };
  }
  const { serverSeed } = withSeed(ctx, await selectServerSeed(ctx.tx, round.seedIndex));
  const stream = streamOf({ ...round, serverSeed });
  const state =
    round.state === 'open' ? stateOf(booked, round, stream) : endOf(booked, round, stream);
  return { kind: 'stepped', round, booked, commitment, state };
}
