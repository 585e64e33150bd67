import type { MemberId, PlayMode } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { send } from '../../platform/statement.ts';
import { playersLook, rulesOf } from './door.ts';
import { flagRefusal } from './flag-refusal.ts';
import { limitRefusal, stakeLimits } from './limit-refusal.ts';

/** The smallest stake that what is opened takes; in minor units. */
export interface LeastStake {
  readonly mode: PlayMode;
  readonly amountMinor: bigint;
}

const anyStake: LeastStake = { mode: 'real', amountMinor: 1n };

/**
 * Whoever may stake nothing opens nothing: a member in a break or an exclusion is told so before a
 * game is shown, with fun money as well, and so is one whose own limit leaves less than the least
 * stake (R4, R10). Pace and reality checks are asked at the stake. Nothing is locked.
 */
export async function refuseStopped(
  ctx: Ctx,
  memberId: MemberId,
  { mode, amountMinor }: LeastStake = anyStake,
): Promise<void> {
  const player = (await send(ctx.tx, playersLook(ctx, [memberId]))).get(memberId);
  if (player === undefined) {
    return;
  }
  const limited = () => limitRefusal(rulesOf(ctx), player, { kinds: stakeLimits, amountMinor });
  const refusal = flagRefusal('bet', player) ?? (mode === 'real' ? limited() : undefined);
  if (refusal !== undefined) {
    throw new Refusal(refusal.code, refusal.data);
  }
}
