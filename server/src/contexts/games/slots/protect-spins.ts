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
  readonly allowed: readonly ReadyCommand[];
  readonly refused: readonly (readonly [ReadyCommand, Refused])[];
  /** What was played counts into the limits of its players. */
  writesOf(rounds: readonly PlayedRound[]): readonly SqlStatement<unknown>[];
}

/** What was looked at about the members of a batch, under the locks of their accounts. */
export interface LookedAt {
  readonly players: Players;
  readonly requirements: OpenRequirements;
}

/**
 * Asks what protects the members of a batch, in the order in which their stakes are tried, then the
 * terms of the play that their money carries.
 */
export function protectSpins(
  ctx: Ctx,
  { players, requirements }: LookedAt,
  commands: readonly ReadyCommand[],
): ProtectedSpins {
  const claims = commands.map(claimOf);
  const verdicts = stakeVerdicts(ctx, players, claims);
  const refused = commands.flatMap((command, at) => {
    const verdict = verdicts[at];
    const refusal = verdict?.ok === false ? verdict : termsRefusal(requirements, command);
    return refusal === undefined ? [] : [[command, refusal] as const];
  });
  const stopped = new Set(refused.map(([command]) => command));
  return {
    allowed: commands.filter((command) => !stopped.has(command)),
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
