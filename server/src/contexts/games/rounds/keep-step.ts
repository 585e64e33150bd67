import { resultOf } from '@portal/games';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { send, sendAtCommit } from '../../../platform/statement.ts';
import { bookSettledBets } from '../../bets/index.ts';
import { requirementsLook } from '../../turnover/index.ts';
import { balanceOf, postTogether, type Transfer } from '../../wallet/index.ts';
import { type Purse, purseOf } from '../play.ts';
import { betOf } from './bet-of-round.ts';
import type { BookedStepped } from './design-book.ts';
import { bookReturn, protectStep } from './protect-step.ts';
import type { SteppedState } from './replay-round.ts';
import type { OpenRound, Round, Step } from './round.ts';
import { returnTransfer, stepTransfers } from './round-money.ts';
import { deleteOpenRound, insertOpenRound, updateOpenRound } from './store-open-rounds.ts';
import { insertRound } from './store-rounds.ts';

/** The rule stands in docs/rules/house-games.md, under Steps. */
export const waitHours = 24;

/** A round as it stands after a step, with the state that only its presenter may read (R36). */
export interface RoundNow {
  readonly round: OpenRound | Round;
  readonly booked: BookedStepped;
  readonly state: SteppedState;
  readonly serverSeedHash: string;
  readonly balanceMinor: bigint;
}

/** An engine has taken a step; nothing of it is kept or paid yet. */
export interface TakenStep {
  /** Before the step; without any step when this one opens it. */
  readonly round: OpenRound;
  readonly booked: BookedStepped;
  readonly serverSeedHash: string;
  readonly action: object;
  readonly state: SteppedState;
  readonly at: Temporal.Instant;
  readonly isTimeout: boolean;
}

/**
 * Pays a step and keeps it, in the transaction of its caller, who holds the round or its seat. A
 * round that is over moves to `rounds`. Refuses what the protection of members refuses, then
 * `insufficient_balance`.
 */
export async function keepStep(ctx: Ctx, takenStep: TakenStep): Promise<RoundNow> {
  const { round: before, booked, state, serverSeedHash } = takenStep;
  const number = before.steps.length;
  const purse = purseOf(before.memberId, before.mode, before.currency);
  const money = { purse, roundId: before.id, heldMinor: before.stakeMinor };
  const protection = await protectStep(ctx, takenStep);
  const balanceMinor = await pay(ctx, purse, stepTransfers(money, { number, state }));
  const isOver = state.phase === 'settled';
  const step: Step = {
    action: takenStep.action,
    at: takenStep.at,
    stakeMinor: state.stakeMinor - before.stakeMinor,
    returnMinor: isOver ? state.returnMinor : 0n,
    isTimeout: takenStep.isTimeout,
  };
  const after: OpenRound = {
    ...before,
    stakeMinor: state.stakeMinor,
    steps: [...before.steps, step],
    timesOutAt: takenStep.at.add({ hours: waitHours }),
    ...(number === 0 && {
      balanceBeforeMinor: balanceMinor + step.stakeMinor - step.returnMinor,
    }),
  };
  const round = isOver
    ? await close(ctx, after, {
        state: 'settled',
        winMinor: state.returnMinor,
        balanceAfterMinor: balanceMinor,
        result: resultOf(booked.engine, state),
        kind: booked.engine.game,
      })
    : await keepOpen(ctx, after);
  await protection.book(step);
  return { round, booked, state, serverSeedHash, balanceMinor };
}

/** Ends a round in which nothing was decided: its stakes go back, nothing is won. */
export async function voidRound(
  ctx: Ctx,
  play: { round: OpenRound; booked: BookedStepped; state: SteppedState },
): Promise<Round> {
  const { round, booked, state } = play;
  const purse = purseOf(round.memberId, round.mode, round.currency);
  const money = { purse, roundId: round.id, heldMinor: round.stakeMinor };
  const balanceAfterMinor = await pay(ctx, purse, [returnTransfer(money)]);
  await bookReturn(ctx, round);
  const result = resultOf(booked.engine, state);
  const kind = booked.engine.game;
  return close(ctx, round, { state: 'void', winMinor: 0n, balanceAfterMinor, result, kind });
}

/** Posts all or nothing; the balance afterwards, also when nothing of the player's moved. */
async function pay(ctx: Ctx, purse: Purse, transfers: readonly Transfer[]): Promise<bigint> {
  const [posted] = await postTogether(ctx, [transfers]);
  if (posted?.ok === false) {
    throw new Refusal(posted.code);
  }
  const { account, currency } = purse;
  return (await balanceOf(ctx, { account, currency })).balanceMinor;
}

async function keepOpen(ctx: Ctx, round: OpenRound): Promise<OpenRound> {
  await (round.steps.length === 1
    ? insertOpenRound(ctx.tx, round)
    : updateOpenRound(ctx.tx, round));
  return round;
}

async function close(
  ctx: Ctx,
  round: OpenRound,
  {
    kind,
    ...end
  }: Pick<Round, 'state' | 'winMinor' | 'balanceAfterMinor' | 'result'> & {
    /** The game of its engine. */
    readonly kind: string;
  },
): Promise<Round> {
  const { timesOutAt: _timesOutAt, origin, ...played } = round;
  const closed: Round = { ...played, ...end, freeSpinsId: null };
  await deleteOpenRound(ctx.tx, closed.id);
  await insertRound(ctx.tx, closed);
  // The entries above hold the lock of the account.
  const requirements = await send(ctx.tx, requirementsLook(ctx, [closed.memberId]));
  const booking = { bookedAt: ctx.clock.now(), bets: [betOf(ctx, closed, { kind, origin })] };
  await sendAtCommit(ctx.tx, await bookSettledBets(ctx, requirements, booking));
  return closed;
}
