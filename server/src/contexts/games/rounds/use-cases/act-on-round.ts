import type { RoundId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { Player } from '../../play.ts';
import { withSeed } from '../../seeds/seed-secrets.ts';
import { streamOf } from '../../seeds/stream-of.ts';
import { bookedSteppedOf, type DesignBook } from '../design-book.ts';
import { keepStep, type RoundNow } from '../keep-step.ts';
import { stateOf } from '../replay-round.ts';
import { timeOfRound } from '../round.ts';
import { type HeldRound, lockOpenRound } from '../store-open-rounds.ts';
import { selectRound } from '../store-rounds.ts';

export interface ActCommand {
  readonly player: Player;
  readonly roundId: RoundId;
  /** The number of the step that this is; the opening was step 0. */
  readonly step: number;
  readonly action: { readonly engine: string };
}

/**
 * Takes the next step of an open round; whatever its game was switched to meanwhile, a round that
 * was opened may be played to its end (R39). Two callers cannot take the same step: one of them
 * comes too late. Refusals in order: `round_not_found`, `round_over`, `step_out_of_order`,
 * `action_not_legal`, `insufficient_balance`; after any of them the round is as it was.
 */
export async function actOnRound(
  ctx: Ctx,
  book: DesignBook,
  command: ActCommand,
): Promise<RoundNow> {
  const { round, serverSeed, hash } = withSeed(ctx, await holdRound(ctx, command));
  const next = round.steps.length;
  if (command.step !== next) {
    throw new Refusal('step_out_of_order', { step: next });
  }
  const booked = bookedSteppedOf(book, round.designNumber);
  const { engine: meant, ...action } = command.action;
  const stream = streamOf({ ...round, serverSeed });
  const before = stateOf(booked, round, stream);
  const after =
    meant === booked.engine.game ? booked.engine.act(before, action, stream) : undefined;
  if (after?.ok !== true) {
    throw new Refusal('action_not_legal');
  }
  const at = ctx.clock.now();
  const state = after.value;
  const taken = { round, booked, serverSeedHash: hash, action, state, at, isTimeout: false };
  return keepStep(ctx, taken);
}

/** One of the caller's open rounds; not found also when it is somebody else's (R38). */
async function holdRound(ctx: Ctx, { player, roundId }: ActCommand): Promise<HeldRound> {
  const playedAt = timeOfRound(roundId);
  if (playedAt === undefined) {
    throw new Refusal('round_not_found');
  }
  const query = { memberId: player.memberId, id: roundId };
  const held = await lockOpenRound(ctx.tx, query);
  if (held === undefined) {
    const closed = await selectRound(ctx.tx, { ...query, playedAt });
    throw new Refusal(closed === undefined ? 'round_not_found' : 'round_over');
  }
  return held;
}
