import type { PromotionId, PromotionRun } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  HasUnreviewed,
  LockDeskPromotion,
  SelectDeskPromotions,
  UpdatePromotion,
  UpdateRun,
} from '../generated/statements.ts';
import type { PromotionOffer } from '../promotions/terms.ts';

export type DeskPromotion = SelectDeskPromotions['row'];

const columns = sql`p.id, p.version, p.revision, p.state, p.opens_at as "opensAt",
  p.closes_at as "closesAt", p.budget_minor as "budgetMinor", p.issued_minor as "issuedMinor",
  p.hourly_minor as "hourlyMinor", p.most_claims as "mostClaims", p.claims, p.sort,
  v.offer, v.texts`;

/** The newest first, drafts included; one of them when an id is given. */
export async function selectDeskPromotions(
  tx: Transaction,
  query: {
    readonly state?: PromotionRun | undefined;
    readonly id?: PromotionId;
    readonly limit: number;
  },
): Promise<readonly DeskPromotion[]> {
  const { state, id, limit } = query;
  const ofState = state === undefined ? sql`` : sql` and p.state = ${state}`;
  const ofId = id === undefined ? sql`` : sql` and p.id = ${id}`;
  const { rows } = await sql<SelectDeskPromotions>`
    select ${columns},
           (select count(*)::int from promotion_entries e where e.promotion_id = p.id) as entries,
           (select count(*)::int from promotion_entries e
             where e.promotion_id = p.id and e.status = 'APPLYING') as applying
      from promotions p
      join promotion_versions v on v.promotion_id = p.id and v.version = p.version
     where true${ofState}${ofId} order by p.id desc limit ${limit}
  `.execute(tx);
  return rows;
}

export async function lockDeskPromotion(
  tx: Transaction,
  id: PromotionId,
): Promise<LockDeskPromotion['row'] | undefined> {
  const { rows } = await sql<LockDeskPromotion>`
    select ${columns} from promotions p
      join promotion_versions v on v.promotion_id = p.id and v.version = p.version
     where p.id = ${id} for update of p
  `.execute(tx);
  return rows[0];
}

/** Whether any version was ever kept under which nobody reviews claims. */
export async function hasUnreviewed(tx: Transaction, id: PromotionId): Promise<boolean> {
  const { rows } = await sql<HasUnreviewed>`
    select 1 as version from promotion_versions
     where promotion_id = ${id} and offer->>'isReviewed' <> 'true' limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** Whoever calls holds its lock, and has written the version. */
export async function updatePromotion(
  tx: Transaction,
  row: {
    readonly id: PromotionId;
    readonly version: number;
    readonly offer: Pick<PromotionOffer, 'opensAt' | 'closesAt'>;
    readonly budgetMinor: bigint;
    readonly hourlyMinor: bigint | null;
    readonly mostClaims: number | null;
    readonly sort: number;
  },
): Promise<void> {
  const { offer } = row;
  await sql<UpdatePromotion>`
    update promotions
       set version = ${row.version}, opens_at = ${offer.opensAt}::timestamptz,
           closes_at = ${offer.closesAt}::timestamptz, budget_minor = ${row.budgetMinor},
           hourly_minor = ${row.hourlyMinor}, most_claims = ${row.mostClaims},
           sort = ${row.sort}, revision = revision + 1
     where id = ${row.id}
  `.execute(tx);
}

/** One that ends is over at this moment, unless it was before or never began. */
export async function updateRun(
  tx: Transaction,
  row: {
    readonly id: PromotionId;
    readonly state: PromotionRun;
    readonly closesAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<UpdateRun>`
    update promotions
       set state = ${row.state}, closes_at = ${String(row.closesAt)}::timestamptz,
           revision = revision + 1
     where id = ${row.id}
  `.execute(tx);
}
