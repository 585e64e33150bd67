import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export const holdStates = ['pending', 'posted', 'voided', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

export interface HoldRow {
  readonly id: string;
  readonly debt: string;
  readonly account_id: bigint;
  readonly path: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly type: string;
  readonly reference: string;
  readonly state: HoldState;
  readonly entry_id: bigint | null;
}

/** False when the debt is held already. */
export async function insertHold(
  ctx: Ctx,
  hold: {
    readonly id: string;
    readonly debt: string;
    readonly accountId: bigint;
    readonly amountMinor: bigint;
    readonly type: string;
    readonly reference: string;
    readonly expiresAt: Temporal.Instant | undefined;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into holds
      (id, debt, account_id, amount_minor, type, reference, state, expires_at, created_at)
    values (${hold.id}, ${hold.debt}, ${hold.accountId}, ${hold.amountMinor}, ${hold.type},
      ${hold.reference}, 'pending', ${hold.expiresAt === undefined ? null : String(hold.expiresAt)},
      ${String(ctx.clock.now())})
    on conflict on constraint holds_debt do nothing
    returning id`.execute(ctx.tx);
  return rows.length > 0;
}

export async function lockHold(ctx: Ctx, id: string): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`
    select h.id, h.debt, h.account_id, a.path, a.currency, h.amount_minor, h.type, h.reference,
           h.state, h.entry_id
    from holds h join accounts a on a.id = h.account_id
    where h.id = ${id} for update of h`.execute(ctx.tx);
  return rows[0];
}

export async function addPending(
  ctx: Ctx,
  change: { readonly accountId: bigint; readonly byMinor: bigint },
): Promise<void> {
  await sql`
    update accounts set pending_minor = pending_minor + ${change.byMinor}
    where id = ${change.accountId}`.execute(ctx.tx);
}

export async function closeHold(
  ctx: Ctx,
  closed: {
    readonly id: string;
    readonly state: Exclude<HoldState, 'pending'>;
    readonly entryId?: string;
  },
): Promise<void> {
  await sql`
    update holds set state = ${closed.state}, entry_id = ${closed.entryId ?? null},
      closed_at = ${String(ctx.clock.now())}
    where id = ${closed.id}`.execute(ctx.tx);
}

/** Pending holds whose time is over; those that somebody is closing now are left to them. */
export async function selectExpired(ctx: Ctx, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from holds
    where state = 'pending' and expires_at <= ${String(ctx.clock.now())}
    order by expires_at limit ${atMost} for update skip locked`.execute(ctx.tx);
  return rows.map((row) => row.id);
}
