import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeleteGameTitles,
  DeleteVendorPlace,
  FindVendorPlace,
  UpsertGameTitles,
  UpsertVendorPlace,
} from './generated/statements.ts';

export type VendorPlace = FindVendorPlace['row'];

export async function findVendorPlace(
  tx: Transaction,
  vendorCode: string,
): Promise<VendorPlace | undefined> {
  const { rows } = await sql<FindVendorPlace>`
    select v.code as "vendorCode", v.name as "vendorName", p.place, a.show_from as "showFrom",
      a.show_to as "showTo", a.audience
    from vendors v left join vendor_places p on p.vendor_code = v.code
      left join catalogue_audiences a on a.vendor_code = v.code
    where v.code = ${vendorCode}`.execute(tx);
  return rows[0];
}

export async function upsertVendorPlace(
  tx: Transaction,
  vendorCode: string,
  place: number,
): Promise<void> {
  await sql<UpsertVendorPlace>`
    insert into vendor_places (vendor_code, place) values (${vendorCode}, ${place})
    on conflict (vendor_code) do update set place = excluded.place`.execute(tx);
}

export async function deleteVendorPlace(tx: Transaction, vendorCode: string): Promise<void> {
  await sql<DeleteVendorPlace>`
    delete from vendor_places where vendor_code = ${vendorCode}`.execute(tx);
}

/** The operators' titles of a game by locale; none where the vendor's own hold. */
export async function upsertGameTitles(
  tx: Transaction,
  nodeId: string,
  titles: Readonly<Record<string, string>>,
): Promise<void> {
  await sql<UpsertGameTitles>`
    insert into game_titles (node_id, titles) values (${nodeId}, ${JSON.stringify(titles)}::jsonb)
    on conflict (node_id) do update set titles = excluded.titles
    where game_titles.titles <> excluded.titles`.execute(tx);
}

export async function deleteGameTitles(tx: Transaction, nodeId: string): Promise<void> {
  await sql<DeleteGameTitles>`delete from game_titles where node_id = ${nodeId}`.execute(tx);
}
