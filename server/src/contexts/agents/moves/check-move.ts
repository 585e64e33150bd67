import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DownlineParts } from '../downline-parts.ts';
import { uplineOf } from '../reads.ts';
import { findPosition, mostLevels, type Position } from '../store.ts';
import { lockedMostToGrant, lockedTerms, refuseOutside } from '../terms/bounds.ts';
import { refuseReturn } from '../terms/return-guard.ts';
import { selectComing } from '../terms/store-terms.ts';
import { higherOf, readTerms, type Terms } from '../terms/terms.ts';
import { findDeepest } from './store-moves.ts';

/** What a move asks of higher contexts, which the wiring brings. */
export interface MoveParts extends Pick<DownlineParts, 'wagesOf'> {
  /** Whether a bill or a debt between a payer, null for the house, and a payee is still open. */
  readonly isOwedBetween: (
    ctx: Ctx,
    parties: { readonly payerId: MemberId | null; readonly payeeId: MemberId },
  ) => Promise<boolean>;
}

/** Who moves below whom; null is the house. */
export interface Move {
  readonly memberId: MemberId;
  readonly toId: MemberId | null;
}

export interface CheckedMove {
  readonly position: Position;
  /** Undefined for the house. */
  readonly above: Position | undefined;
  readonly fromId: MemberId | null;
}

const refuse = (rule: string): never => {
  throw new Refusal('move_refused', { rule });
};

/**
 * Whether a move is possible as things stand now; the caller holds the lock of the tree. Refuses in
 * this order (agents-loyalty-money.md B6): `not_found`; `move_refused` with `not_agent`,
 * `same_place`, `own_team`, `too_deep`, `owed`; `terms_out_of_range` for rates above those of the
 * new agent; below the house `return_guard`.
 */
export async function checkMove(ctx: Ctx, move: Move, parts: MoveParts): Promise<CheckedMove> {
  const { memberId, toId } = move;
  const position = await findPosition(ctx.tx, memberId);
  if (position === undefined) {
    throw new Refusal('not_found');
  }
  const above = toId === null ? undefined : await findPosition(ctx.tx, toId);
  if (toId !== null && above?.isAgent !== true) {
    return refuse('not_agent');
  }
  const fromId = (await uplineOf(ctx, memberId)) ?? null;
  if (fromId === toId) {
    return refuse('same_place');
  }
  if (above?.path.startsWith(position.path) === true) {
    return refuse('own_team');
  }
  const deepest = await findDeepest(ctx.tx, position.path);
  if (deepest - position.level + (above?.level ?? 0) + 1 > mostLevels) {
    return refuse('too_deep');
  }
  if (await parts.isOwedBetween(ctx, { payerId: fromId, payeeId: memberId })) {
    return refuse('owed');
  }
  await refuseTerms(ctx, move, parts);
  return { position, above, fromId };
}

/** Nobody holds more than the agent above, today and after every change that waits (A8). */
async function refuseTerms(ctx: Ctx, { memberId, toId }: Move, parts: MoveParts): Promise<void> {
  const now = await lockedTerms(ctx, memberId);
  const coming = await selectComing(ctx.tx, [memberId], ctx.clock.now());
  const held = coming.reduce<Terms>((terms, row) => higherOf(terms, readTerms(row)), now);
  if (toId === null) {
    refuseReturn(held, await parts.wagesOf(ctx, memberId));
  } else {
    refuseOutside(held, { least: held, most: await lockedMostToGrant(ctx, toId) });
  }
}
