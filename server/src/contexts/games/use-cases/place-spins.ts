import { present } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { answerOnce, type OnceAnswer } from '../../wallet/index.ts';
import { type PlayedRound, playSpins } from '../play-spins.ts';
import { readyCommand, type Rules, type SpinCommand } from '../ready-spin.ts';

export interface SpinAnswer extends OnceAnswer {
  /** Undefined for refusals and for replays. */
  readonly played?: PlayedRound;
}

/** The value stored under an idempotency key: the round itself holds the rest. */
export interface SpinReceipt {
  readonly roundId: string;
}

/**
 * Plays one round per command, set-based: checks, outcome from the committed seeds, stake and win
 * posted together, round stored, all before anything is shown (R36). Refusals in order:
 * `idempotency_conflict`, `in_need_true_account`, `game_not_found`, `play_stopped`,
 * `game_under_maintenance`, `trial_not_offered`, `stake_not_allowed`, `insufficient_balance`.
 * A refusal never consumes a nonce, so that the nonces of a seed have no gaps (R134).
 */
export async function placeSpins(
  ctx: Ctx,
  rules: Rules,
  commands: readonly SpinCommand[],
): Promise<readonly SpinAnswer[]> {
  const claims = commands.map((command) => ({
    scope: `${command.player.memberId}:slot-spin`,
    key: command.idempotencyKey,
    fingerprint: `${command.mode} ${command.nodeId} ${command.stake}`,
  }));
  const playedAt = new Map<number, PlayedRound>();
  const answers = await answerOnce(ctx, claims, async (fresh) => {
    const results = await playSpins(
      ctx,
      fresh.map((index) => readyCommand(ctx, rules, present(commands[index], 'a command'))),
    );
    results.forEach((result, at) => {
      if ('round' in result) {
        playedAt.set(present(fresh[at], 'a fresh index'), result);
      }
    });
    return results.map((result) =>
      'round' in result ? { ok: true, value: { roundId: result.round.id } } : result,
    );
  });
  return answers.map((answer, index) => {
    const played = playedAt.get(index);
    return played === undefined ? answer : { ...answer, played };
  });
}
