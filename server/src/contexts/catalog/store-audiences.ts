import { assertDefined } from '@portal/money';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { DeleteAudience, InsertAudience, SelectNarrowed } from './generated/statements.ts';
import type { Narrowed, Shown, Subject } from './shown.ts';

/** All that is not for everybody at all times. */
export async function selectNarrowed(tx: Transaction): Promise<readonly Narrowed[]> {
  const { rows } = await sql<SelectNarrowed>`
    select vendor_code as "vendorCode", node_id as "nodeId", show_from as "showFrom",
      show_to as "showTo", audience
    from catalogue_audiences order by vendor_code, node_id`.execute(tx);
  return rows.map(({ vendorCode, nodeId, audience, ...schedule }) => {
    const shown = { ...shownIn(schedule), audience };
    return vendorCode === null
      ? { ...shown, vendorCode, nodeId: assertDefined(nodeId ?? undefined, 'a row is of one') }
      : { ...shown, vendorCode, nodeId: null };
  });
}

export function shownIn(schedule: {
  readonly showFrom: Temporal.Instant | null;
  readonly showTo: Temporal.Instant | null;
}): Pick<Shown, 'showFrom' | 'showTo'> {
  const { showFrom, showTo } = schedule;
  return {
    showFrom: showFrom === null ? null : String(showFrom),
    showTo: showTo === null ? null : String(showTo),
  };
}

export async function deleteAudience(
  tx: Transaction,
  { vendorCode, nodeId }: Subject,
): Promise<void> {
  await sql<DeleteAudience>`
    delete from catalogue_audiences
    where coalesce(vendor_code, '') = coalesce(${vendorCode}::text, '')
      and coalesce(node_id, '') = coalesce(${nodeId}::text, '')`.execute(tx);
}

export async function insertAudience(
  tx: Transaction,
  { vendorCode, nodeId }: Subject,
  row: Shown,
): Promise<void> {
  const { showFrom, showTo, audience } = row;
  await sql<InsertAudience>`
    insert into catalogue_audiences (vendor_code, node_id, show_from, show_to, audience)
    values (${vendorCode}::text, ${nodeId}::text, ${showFrom}::timestamptz,
      ${showTo}::timestamptz, ${JSON.stringify(audience)}::jsonb)`.execute(tx);
}
