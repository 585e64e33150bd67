import type { Ctx } from '../../../platform/context.ts';
import type { SqlStatement } from '../../../platform/statement.ts';
import {
  type Play,
  type Players,
  playsWrites,
  refusalWrites,
  type StakeClaim,
  stakeVerdicts,
} from '../../limits/index.ts';
import { type OpenRequirements, stakeTermsRefusal } from '../../turnover/index.ts';
import type { PlayedRound } from './plan-spins.ts';
import type { ReadyCommand, Refused } from './ready-spin.ts';

export interface ProtectedSpins {
  readonly refused: readonly (readonly [ReadyCommand, Refused])[];
  /** What was played counts into the limits of its players. */
  writesOf(rounds: readonly PlayedRound[]): readonly SqlStatement<unknown>[];
}

/** What was looked at about the members of a batch, under the locks of their accounts. */
export interface LookedAt {
  readonly players: Players;
  readonly requirements: OpenRequirements;
  /** Plays a spin that nothing refuses, and says what it wins. */
  readonly play: (command: ReadyCommand) => bigint;
}

/**
 * Asks what protects the members of a batch, in the order in which their stakes are tried, then the
 * terms of the play that their money carries, and plays what may be played: a win makes room in the
 * limits for the spins behind it, as it does where each comes alone. A win whose stake turns out to
 * be unpaid makes none for another: stakes grow, so whatever stands behind it is not paid either.
 */
export function protectSpins(
  ctx: Ctx,
  { players, requirements, play }: LookedAt,
  commands: readonly ReadyCommand[],
): ProtectedSpins {
  const terms = commands.map((command) => termsRefusal(requirements, command));
  const claims = commands.map((command, at) => ({
    ...claimOf(command),
    play: () => (terms[at] === undefined ? play(command) : 0n),
  }));
  const verdicts = stakeVerdicts(ctx, players, claims);
  const refused = commands.flatMap((command, at) => {
    const verdict = verdicts[at];
    const refusal = verdict?.ok === false ? verdict : terms[at];
    return refusal === undefined ? [] : [[command, refusal] as const];
  });
  return {
    refused,
    writesOf: (rounds) => [
      ...playsWrites(ctx, players, rounds.flatMap(playOf)),
      ...refusalWrites(claims, verdicts),
    ],
  };
}

function termsRefusal(
  requirements: OpenRequirements,
  { command, game, purse, stake }: ReadyCommand,
): Refused | undefined {
  const { memberId } = command.player;
  const { currency } = purse;
  const { nodeId } = game;
  const terms = { memberId, currency, amountMinor: stake.stakeMinor, game: `games:${nodeId}` };
  const refusal = stakeTermsRefusal(requirements, terms);
  return refusal === undefined ? undefined : { ok: false, ...refusal };
}

function claimOf({ command, game, stake }: ReadyCommand): StakeClaim {
  const { memberId } = command.player;
  const { mode, nodeId } = { ...command, ...game };
  return { memberId, amountMinor: stake.stakeMinor, mode, game: nodeId, pace: 'slot' };
}

/** Trial money counts into no limit. */
function playOf({ round }: PlayedRound): readonly Play[] {
  const { memberId, mode, nodeId, stakeMinor, winMinor } = round;
  return mode === 'trial'
    ? []
    : [{ memberId, stakedMinor: stakeMinor, returnedMinor: winMinor, game: nodeId, pace: 'slot' }];
}
