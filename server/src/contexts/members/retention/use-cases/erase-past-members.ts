import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lastSignIns } from '../../../identity/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { balances, statementTotals } from '../../../wallet/index.ts';
import { erasePersonal, selectLongKnown } from '../store-retention.ts';

export interface RetentionParts {
  /** How long records of money and play are kept, and with them who they are about (R57). */
  recordYears(ctx: Ctx): number;
  /** Those who are excluded now, whose marks stay (R12). */
  excludedAmong(ctx: Ctx, ids: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
  /** Money of theirs lies with a vendor, or is on its way there or back. */
  hasMoneyElsewhere(ctx: Ctx, id: MemberId): Promise<boolean>;
}

/** Of one transaction. */
export const membersAtOnce = 100;
const yearHours = 8766;

/**
 * Erases who somebody was of whom nothing was seen for as long as records are kept, and whom
 * nothing is owed. Sums of the ledger stay, under an id that names nobody. Answers the last member
 * that it looked at, after whom the next batch begins; nothing once all were looked at.
 */
export async function erasePastMembers(
  ctx: Ctx,
  cursor: string,
  parts: RetentionParts,
): Promise<string | undefined> {
  const before = ctx.clock.now().subtract({ hours: parts.recordYears(ctx) * yearHours });
  const known = await selectLongKnown(ctx.tx, { before, after: cursor, limit: membersAtOnce });
  const signIns = await lastSignIns(
    ctx,
    known.map(({ id }) => id),
  );
  const ids: MemberId[] = [];
  for (const { id, currency } of known) {
    const signedIn = signIns.get(id) ?? null;
    const isAway = signedIn === null || Temporal.Instant.compare(signedIn, before) < 0;
    const isOver =
      isAway &&
      (await hasNothing(ctx, { id, currency, before })) &&
      !(await parts.hasMoneyElsewhere(ctx, id));
    if (isOver) {
      ids.push(id);
    }
  }
  await erase(ctx, ids, parts);
  return known.length < membersAtOnce ? undefined : known.at(-1)?.id;
}

async function erase(ctx: Ctx, ids: readonly MemberId[], parts: RetentionParts): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  const excluded = await parts.excludedAmong(ctx, ids);
  const unmarkedIds = ids.filter((id) => !excluded.has(id));
  const rows = await erasePersonal(ctx.tx, { ids, unmarkedIds, at: ctx.clock.now() });
  await recordEvents(ctx, {
    action: 'member.erase_personal',
    subject: { type: 'site', id: ctx.site.id },
    after: { members: String(ids.length), rows: String(rows) },
  });
}

const purses = ['cash', 'hold', 'envelopes'] as const;

/** No money lies there, and none moved since. */
async function hasNothing(
  ctx: Ctx,
  member: {
    readonly id: MemberId;
    readonly currency: string;
    readonly before: Temporal.Instant;
  },
): Promise<boolean> {
  const { id, currency, before: from } = member;
  const accounts = purses.map((purse) => ({ account: `member:${id}:${purse}`, currency }));
  const found = await balances(ctx, accounts);
  if (found.some((balance) => (balance?.balanceMinor ?? 0n) !== 0n)) {
    return false;
  }
  for (const account of accounts) {
    const { inMinor, outMinor } = await statementTotals(ctx, { ...account, from });
    if (inMinor !== 0n || outMinor !== 0n) {
      return false;
    }
  }
  return true;
}
