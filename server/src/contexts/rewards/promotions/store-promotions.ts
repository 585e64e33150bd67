import type { PromotionId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindPromotion,
  FindVersion,
  InsertPromotion,
  InsertVersion,
  ReturnBudget,
  SelectPromotions,
  SelectVersions,
  TakeBudget,
} from '../generated/statements.ts';
import type { PromotionOffer, PromotionTexts } from './terms.ts';

export type Promotion = SelectPromotions['row'];
export type PromotionVersion = FindVersion['row'];

const columns = sql`p.id, p.version, p.revision, p.state, p.opens_at as "opensAt",
  p.closes_at as "closesAt",
  p.budget_minor as "budgetMinor", p.issued_minor as "issuedMinor",
  p.hourly_minor as "hourlyMinor", p.hour_from as "hourFrom",
  p.hour_issued_minor as "hourIssuedMinor", p.most_claims as "mostClaims", p.claims, p.sort,
  v.offer, v.texts`;

/** Those that members may see, with their terms of now; one that rests or is over is closed. */
export async function selectPromotions(tx: Transaction): Promise<readonly Promotion[]> {
  const { rows } = await sql<SelectPromotions>`
    select ${columns} from promotions p
      join promotion_versions v on v.promotion_id = p.id and v.version = p.version
     where p.state <> 'draft' order by p.sort, p.id
  `.execute(tx);
  return rows;
}

export async function findPromotion(
  tx: Transaction,
  id: PromotionId,
): Promise<Promotion | undefined> {
  const { rows } = await sql<FindPromotion>`
    select ${columns} from promotions p
      join promotion_versions v on v.promotion_id = p.id and v.version = p.version
     where p.id = ${id} and p.state <> 'draft'
  `.execute(tx);
  return rows[0];
}

/** The terms that an entry was made on. */
export async function findVersion(
  tx: Transaction,
  key: { readonly promotionId: PromotionId; readonly version: number },
): Promise<PromotionVersion | undefined> {
  const { rows } = await sql<FindVersion>`
    select offer, texts from promotion_versions
     where promotion_id = ${key.promotionId} and version = ${key.version}
  `.execute(tx);
  return rows[0];
}

/** The terms that entries were made on. */
export async function selectVersions(
  tx: Transaction,
  keys: readonly { readonly promotionId: PromotionId; readonly version: number }[],
): Promise<readonly SelectVersions['row'][]> {
  const ids = keys.map(({ promotionId }) => promotionId);
  const numbers = keys.map(({ version }) => version);
  const { rows } = await sql<SelectVersions>`
    select distinct v.promotion_id as "promotionId", v.version, v.offer, v.texts
      from unnest(${ids}::text[], ${numbers}::integer[]) as k (id, version)
      join promotion_versions v on v.promotion_id = k.id and v.version = k.version
  `.execute(tx);
  return rows;
}

/**
 * Takes a part of the budget. False when there is not so much left, in all or for this hour,
 * whoever else takes some at the same time: the one statement both asks and takes (R47). What was
 * reached may be taken also while the promotion rests, and after its end.
 */
export async function takeBudget(
  tx: Transaction,
  part: {
    readonly id: PromotionId;
    readonly amountMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<boolean> {
  const { id, amountMinor } = part;
  const hour = String(part.at.round({ smallestUnit: 'hour', roundingMode: 'floor' }));
  const ofHour = sql`case when hour_from = ${hour}::timestamptz then hour_issued_minor else 0 end`;
  const { rows } = await sql<TakeBudget>`
    update promotions set issued_minor = issued_minor + ${amountMinor}, claims = claims + 1,
           hour_from = ${hour}::timestamptz, hour_issued_minor = ${ofHour} + ${amountMinor}
     where id = ${id} and state <> 'draft' and issued_minor + ${amountMinor} <= budget_minor
       and (most_claims is null or claims < most_claims)
       and (hourly_minor is null or ${ofHour} + ${amountMinor} <= hourly_minor)
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/**
 * What came back of a gift may be given again; a gift that came back whole is no claim any more.
 */
export async function returnBudget(
  tx: Transaction,
  part: { readonly id: PromotionId; readonly amountMinor: bigint; readonly isWhole: boolean },
): Promise<void> {
  await sql<ReturnBudget>`
    update promotions set issued_minor = issued_minor - ${part.amountMinor},
           claims = claims - case when ${part.isWhole} then 1 else 0 end
     where id = ${part.id}
  `.execute(tx);
}

export async function insertPromotion(
  tx: Transaction,
  row: {
    readonly id: PromotionId;
    readonly state: 'draft' | 'live';
    readonly offer: PromotionOffer;
    readonly budgetMinor: bigint;
    readonly hourlyMinor: bigint | null;
    readonly mostClaims: number | null;
    readonly sort: number;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { offer } = row;
  await sql<InsertPromotion>`
    insert into promotions (id, version, state, opens_at, closes_at, budget_minor, hourly_minor,
                            most_claims, sort, made_at)
    values (${row.id}, 1, ${row.state}, ${offer.opensAt}::timestamptz,
            ${offer.closesAt}::timestamptz, ${row.budgetMinor}, ${row.hourlyMinor},
            ${row.mostClaims}, ${row.sort},
            ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function insertVersion(
  tx: Transaction,
  row: {
    readonly promotionId: PromotionId;
    readonly version: number;
    readonly offer: PromotionOffer;
    readonly texts: PromotionTexts;
    readonly madeBy: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertVersion>`
    insert into promotion_versions (promotion_id, version, offer, texts, made_by, made_at)
    values (${row.promotionId}, ${row.version}, ${JSON.stringify(row.offer)}::jsonb,
            ${JSON.stringify(row.texts)}::jsonb, ${row.madeBy}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}
