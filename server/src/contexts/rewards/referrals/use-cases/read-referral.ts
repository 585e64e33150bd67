import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { monthStart } from '../../../../platform/site-date.ts';
import { readInviting } from '../../../agents/index.ts';
import { hearsOffers } from '../../../limits/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { selectOwnReferrals, sumOwnReferrals } from '../store-referrals.ts';
import { findNewestRules } from '../store-referral-rules.ts';

/**
 * The code of the caller, the rules of now, and what came of the invitations until now. Whoever
 * hears of no offers has neither code nor rules, and reads what was paid alone (R13).
 */
export async function readReferral(ctx: Ctx<MemberActor>) {
  const { id } = ctx.actor;
  const inviting = assertDefined(await readInviting(ctx, id), 'whoever is no trial has a place');
  const sums = await sumOwnReferrals(ctx.tx, id, monthStart(ctx));
  if (!(await hearsOffers(ctx))) {
    const paid = sums.filter(({ state }) => state === 'REWARDED');
    return { code: undefined, rules: undefined, sums: paid };
  }
  return { code: inviting.code, rules: await findNewestRules(ctx.tx), sums };
}

/** Who came, the newest first, a page at a time; nothing that waits where offers rest (R13). */
export async function listReferrals(
  ctx: Ctx<MemberActor>,
  query: { readonly cursor: string | undefined; readonly limit: number },
) {
  const { limit } = query;
  const cursor = cursorOf(query.cursor);
  const found = await selectOwnReferrals(ctx.tx, {
    referrerId: ctx.actor.id,
    isPaidOnly: !(await hearsOffers(ctx)),
    cursor,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const accounts = await readAccounts(
    ctx,
    rows.map(({ friendId }) => friendId),
  );
  const nextCursor = found.length > limit ? (rows.at(-1)?.friendId ?? null) : null;
  return {
    rows: rows.map((row) => ({ ...row, account: accounts.get(row.friendId) ?? '' })),
    nextCursor,
  };
}

/** A cursor is the last id of a page; anything else begins at the top. */
export function cursorOf(cursor: string | undefined): MemberId | undefined {
  return cursor !== undefined && isIdOf('mbr', cursor) ? cursor : undefined;
}
