import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import type { DownlineParts } from '../../downline-parts.ts';
import { findLastMove } from '../../moves/store-moves.ts';
import { countDownline, countTeam, findPosition, selectUpline } from '../../store.ts';
import { mostHeldBelow, mostToGrant, termsNow } from '../../terms/bounds.ts';
import { mostBeside } from '../../terms/return-guard.ts';
import { type ComingRow, selectComing } from '../../terms/store-terms.ts';
import type { Bounds, Terms } from '../../terms/terms.ts';

export interface MemberLine extends Bounds {
  readonly isAgent: boolean;
  /** From the root down, the member last. */
  readonly upline: readonly string[];
  readonly directs: number;
  readonly teamSize: number;
  readonly terms: Terms;
  readonly coming: readonly ComingRow[];
  /** The last move: where to, null for the house, and what became of it. */
  readonly move: PlannedMove | null;
}

interface PlannedMove {
  readonly to: string | null;
  readonly effectiveAt: Temporal.Instant;
  readonly state: 'PLANNED' | 'DONE' | 'REFUSED';
  readonly refusedFor: string | null;
  /** Of a large team on its way: how many of how many are ready. */
  readonly progress: { readonly ready: number; readonly team: number } | null;
}

async function lastMove(ctx: Ctx, id: MemberId): Promise<PlannedMove | null> {
  const row = await findLastMove(ctx.tx, id);
  if (row === undefined) {
    return null;
  }
  const { toId, readyCount: ready, teamCount: team, ...move } = row;
  const progress = row.state === 'PLANNED' && team !== null ? { ready, team } : null;
  const accounts = await readAccounts(ctx, toId === null ? [] : [toId]);
  return { ...move, progress, to: toId === null ? null : (accounts.get(toId) ?? null) };
}

/** Where somebody stands, for operators. Refuses with `not_found` whoever has no place. */
export async function readLine(ctx: Ctx, id: MemberId, parts: DownlineParts): Promise<MemberLine> {
  const position = await findPosition(ctx.tx, id);
  if (position === undefined) {
    throw new Refusal('not_found');
  }
  const { path, isAgent } = position;
  const above = (await selectUpline(ctx.tx, id)).map(({ memberId }) => memberId);
  const parent = above.at(-1);
  const accounts = await readAccounts(ctx, [...above, id]);
  const directs = { path, scope: 'direct', ...everybody } as const;
  return {
    isAgent,
    upline: [...above, id].map((memberId) =>
      assertDefined(accounts.get(memberId), 'a place has a member'),
    ),
    directs: await countDownline(ctx.tx, directs),
    teamSize: await countTeam(ctx.tx, path),
    terms: await termsNow(ctx, id),
    coming: await selectComing(ctx.tx, [id], ctx.clock.now()),
    move: await lastMove(ctx, id),
    least: await mostHeldBelow(ctx, path),
    most:
      parent === undefined
        ? mostBeside(await parts.wagesOf(ctx, id))
        : await mostToGrant(ctx, parent),
  };
}

const everybody = { kind: undefined, from: undefined, to: undefined, ids: undefined } as const;
