import type { PeriodType } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { ClaimReserveUnit, InsertReserves, ReleaseReserves } from '../generated/statements.ts';

/** A period for whose bills something is set aside. */
export interface ReserveUnit {
  readonly periodType: PeriodType;
  readonly unitKey: string;
}

export type ReserveRow = ReleaseReserves['row'];

/** Whether nobody has set anything aside for it yet; two at once wait for each other. */
export async function claimReserveUnit(
  tx: Transaction,
  { periodType, unitKey, at }: ReserveUnit & { readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<ClaimReserveUnit>`
    insert into contract_reserve_units (period_type, unit_key, reserved_at)
    values (${periodType}, ${unitKey}, ${String(at)}::timestamptz)
    on conflict do nothing returning unit_key as "unitKey"
  `.execute(tx);
  return rows.length === 1;
}

export async function insertReserves(
  tx: Transaction,
  { periodType, unitKey }: ReserveUnit,
  reserves: readonly ReserveRow[],
): Promise<void> {
  await sql<InsertReserves>`
    insert into contract_reserves (period_type, unit_key, payer_id, amount_minor)
    select ${periodType}, ${unitKey}, r.payer_id, r.amount_minor
      from unnest(${reserves.map(({ payerId }) => payerId)}::text[],
                  ${reserves.map(({ amountMinor }) => amountMinor)}::bigint[])
        as r (payer_id, amount_minor)
  `.execute(tx);
}

/** What is set aside no more from now on, of some payers or, with null, of all. */
export async function releaseReserves(
  tx: Transaction,
  { periodType, unitKey }: ReserveUnit,
  release: { readonly payers: readonly MemberId[] | null; readonly at: Temporal.Instant },
): Promise<readonly ReserveRow[]> {
  const { rows } = await sql<ReleaseReserves>`
    update contract_reserves set released_at = ${String(release.at)}::timestamptz
     where period_type = ${periodType} and unit_key = ${unitKey} and released_at is null
       and (${release.payers === null}::boolean
            or payer_id = any(${release.payers ?? []}::text[]))
    returning payer_id as "payerId", amount_minor as "amountMinor"
  `.execute(tx);
  return rows;
}
