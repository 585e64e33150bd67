import type { ApprovalId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import { readWaitingFor } from '../../../operators/index.ts';
import { type ReferralState, selectDeskReferrals } from '../store-referrals.ts';
import { cursorOf } from './read-referral.ts';

type Row = Awaited<ReturnType<typeof selectDeskReferrals>>[number];

/** An invitation with the accounts of both, as the desk lists it. */
export interface SeenReferral extends Row {
  readonly friendAccount: string;
  readonly referrerAccount: string;
  /** The request for a second person that it waits for. */
  readonly approvalId: ApprovalId | null;
}

export async function listDeskReferrals(
  ctx: Ctx,
  query: {
    readonly state: ReferralState | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<{ readonly rows: readonly SeenReferral[]; readonly nextCursor: string | null }> {
  const { state, limit } = query;
  const page = { state, cursor: cursorOf(query.cursor), limit: limit + 1 };
  const found = await selectDeskReferrals(ctx.tx, page);
  const rows = await withAccounts(ctx, found.slice(0, limit));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.friendId ?? null) : null };
}

/** Refuses with `not_found`. */
export async function readDeskReferral(ctx: Ctx, friendId: MemberId): Promise<SeenReferral> {
  const found = await selectDeskReferrals(ctx.tx, { friendId, cursor: undefined, limit: 1 });
  const [row] = await withAccounts(ctx, found);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  return row;
}

async function withAccounts(ctx: Ctx, rows: readonly Row[]): Promise<readonly SeenReferral[]> {
  const ids = rows.flatMap(({ friendId, referrerId }) => [friendId, referrerId]);
  const accounts = await readAccounts(ctx, [...new Set(ids)]);
  const waiting = await readWaitingFor(ctx, ['referral.approve']);
  return rows.map((row) => ({
    ...row,
    approvalId: waiting.get(row.friendId) ?? null,
    friendAccount: accounts.get(row.friendId) ?? '',
    referrerAccount: accounts.get(row.referrerId) ?? '',
  }));
}
