import { present } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import {
  answerBatch,
  type KeyClaim,
  type OnceAnswer,
  type StoredAnswer,
} from '../../../wallet/index.ts';
import type { Purse } from '../../play.ts';
import { ownersOf, planSpins, type PlayedRound, readyOf } from '../plan-spins.ts';
import { readyCommand, type Rules, type SpinCommand } from '../ready-spin.ts';
import { completeNonces, inLockOrder } from '../../seeds/seed-pairs.ts';
import { noncesStatement } from '../../seeds/store-seeds.ts';

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
  const asked = commands.map((command) => readyCommand(ctx, rules, command));
  const ready = readyOf(asked);
  const owners = inLockOrder(ownersOf(ready));
  const playedAt = new Map<number, PlayedRound>();
  const answers = await answerBatch(ctx, {
    claims: commands.map(claimOf),
    accounts: ready.flatMap(({ purse }) => accountsOf(purse)),
    look: noncesStatement(owners),
    run: async (taken, fresh) => {
      const drawn = { owners, first: await completeNonces(ctx, owners, taken) };
      const played = fresh.map((index) => present(asked[index], 'a command'));
      return planSpins(ctx, { commands: played, drawn }, (results) =>
        results.map((result, at): StoredAnswer => {
          if (!('round' in result)) {
            return result;
          }
          playedAt.set(present(fresh[at], 'a fresh index'), result);
          return { ok: true, value: { roundId: result.round.id } satisfies SpinReceipt };
        }),
      );
    },
  });
  return answers.map((answer, index) => {
    const played = playedAt.get(index);
    return played === undefined ? answer : { ...answer, played };
  });
}

function claimOf({ player, mode, nodeId, stake, idempotencyKey }: SpinCommand): KeyClaim {
  return {
    scope: `${player.memberId}:slot-spin`,
    key: idempotencyKey,
    fingerprint: `${mode} ${nodeId} ${stake}`,
  };
}

function accountsOf({ account, stakes, wins, currency }: Purse) {
  return [account, stakes, wins].map((path) => ({ path, currency }));
}
