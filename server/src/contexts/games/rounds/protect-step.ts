import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { send, sendAtCommit } from '../../../platform/statement.ts';
import {
  lookAtPlayers,
  playersLook,
  playsWrites,
  refusedStake,
  type StakeClaim,
  stakeVerdicts,
} from '../../limits/index.ts';
import { requirementsLook, stakeTermsRefusal } from '../../turnover/index.ts';
import type { TakenStep } from './keep-step.ts';
import type { OpenRound, Step } from './round.ts';

/** What a step moved counts into the limits of its player. */
export interface StepProtection {
  book(step: Pick<Step, 'stakeMinor' | 'returnMinor'>): Promise<void>;
}

const nothing: StepProtection = { book: () => Promise.resolve() };

/**
 * Asks what protects the member before a step debits anything: the first stake of a round as any
 * new one, a further one without its pace; then whether the whole stake is within the terms of the
 * play that the member's money carries. A step that takes no money is never asked, and trial money
 * counts into no limit.
 */
export async function protectStep(ctx: Ctx, step: TakenStep): Promise<StepProtection> {
  const { round, state } = step;
  const amountMinor = state.stakeMinor - round.stakeMinor;
  const { memberId, mode, nodeId } = round;
  const isOver = state.phase === 'settled';
  if (amountMinor === 0n && (mode === 'trial' || !isOver)) {
    return nothing;
  }
  const players =
    mode === 'trial'
      ? await send(ctx.tx, playersLook(ctx, [memberId]))
      : await lookAtPlayers(ctx, [memberId]);
  const isWithinRound = round.steps.length > 0;
  const claim: StakeClaim = {
    memberId,
    amountMinor,
    mode,
    game: nodeId,
    pace: 'casino',
    isWithinRound,
    inRoundMinor: round.stakeMinor,
  };
  if (amountMinor > 0n) {
    const [first] = stakeVerdicts(ctx, players, [claim]);
    const verdict = assertDefined(first, 'a verdict for each stake');
    if (!verdict.ok) {
      throw refusedStake(memberId, verdict);
    }
    await checkTerms(ctx, step);
  }
  const pace: StakeClaim['pace'] = isWithinRound ? 'none' : 'casino';
  return mode === 'trial'
    ? nothing
    : {
        book: async ({ stakeMinor, returnMinor }) => {
          // The end of a round is play too, whatever its last step took (R8, R9).
          const isPlay = stakeMinor > 0n || isWithinRound;
          const staked = isPlay ? { stakedMinor: stakeMinor, game: nodeId, pace } : {};
          const waits = { game: nodeId, isOpen: !isOver };
          const play = { memberId, returnedMinor: returnMinor, round: waits, ...staked };
          await sendAtCommit(ctx.tx, playsWrites(ctx, players, [play]));
        },
      };
}

async function checkTerms(ctx: Ctx, { round, state }: TakenStep): Promise<void> {
  const { memberId, currency, nodeId } = round;
  const requirements = await send(ctx.tx, requirementsLook(ctx, [memberId]));
  const game = `games:${nodeId}`;
  const stake = { memberId, currency, amountMinor: state.stakeMinor, game };
  const refusal = stakeTermsRefusal(requirements, stake);
  if (refusal !== undefined) {
    throw new Refusal(refusal.code, refusal.data);
  }
}

/** The stakes of a void round came back. */
export async function bookReturn(ctx: Ctx, round: OpenRound): Promise<void> {
  if (round.mode === 'real') {
    const { memberId, stakeMinor, nodeId } = round;
    const players = await lookAtPlayers(ctx, [memberId]);
    const over = { game: nodeId, isOpen: false };
    const play = { memberId, returnedMinor: stakeMinor, round: over };
    const plays = playsWrites(ctx, players, [play]);
    await sendAtCommit(ctx.tx, plays);
  }
}
