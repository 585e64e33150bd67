import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  LockCatalogue,
  SelectVendorGames,
  UpdateVendorOpen,
  UpsertVendor,
  UpsertVendorGames,
} from './generated/statements.ts';
import type { VendorGame } from './vendor-game.ts';

/** After the games that a release ships, which have numbers of their own. */
const firstNodeId = 900_001n;
/** Vendors from outside stand behind the studios of the house. */
const sortOrder = 1000;

export async function lockCatalogue(tx: Transaction): Promise<void> {
  await sql<LockCatalogue>`select id from catalogue_state for update`.execute(tx);
}

export async function upsertVendor(
  tx: Transaction,
  vendor: { readonly code: string; readonly name: string },
): Promise<void> {
  await sql<UpsertVendor>`
    insert into vendors (code, name, sort_order, is_open)
    values (${vendor.code}, ${vendor.name}, ${sortOrder}, true)
    on conflict (code) do update set name = excluded.name
    where vendors.name <> excluded.name`.execute(tx);
}

/** Games that are there keep their number, their popularity and whether they are open. */
export async function upsertVendorGames(
  tx: Transaction,
  vendorCode: string,
  games: readonly VendorGame[],
): Promise<void> {
  await sql<UpsertVendorGames>`
    insert into games (node_id, vendor_code, game_type, game_classify, game_code, name,
      display_names, design_id, theme, stake_level, has_trial, group_code, popularity,
      released_on, is_open)
    select (greatest(${firstNodeId}::bigint, top.node_id + 1) + given.place)::text, ${vendorCode},
      given."gameType", 'SL', given."gameCode", given.name, given."displayNames", '', '', 0, false,
      'NEW', 500000, given."releasedOn", true
    from json_to_recordset(${JSON.stringify(games)}::json)
      as given (place int, "gameType" text, "gameCode" text, name text, "displayNames" jsonb,
        "releasedOn" date)
    cross join (select coalesce(max(node_id::bigint), 0) as node_id from games) as top
    on conflict (vendor_code, game_code) do update
    set name = excluded.name, display_names = excluded.display_names
    where games.name <> excluded.name or games.display_names <> excluded.display_names`.execute(tx);
}

/** Vendors with their games, as the database has them now. */
export async function selectVendorGames(
  tx: Transaction,
  codes: readonly string[],
): Promise<readonly SelectVendorGames['row'][]> {
  const { rows } = await sql<SelectVendorGames>`
    select v.code, v.name, v.is_open as "isOpen", count(g.node_id)::int as games,
      (count(g.node_id) filter (where g.is_open))::int as "openGames"
    from vendors v left join games g on g.vendor_code = v.code
    where v.code = any(${codes}::text[])
    group by v.code order by v.name, v.code`.execute(tx);
  return rows;
}

/** True where that changed something. */
export async function updateVendorOpen(
  tx: Transaction,
  vendor: { readonly code: string; readonly isOpen: boolean },
): Promise<boolean> {
  const { rows } = await sql<UpdateVendorOpen>`
    update vendors set is_open = ${vendor.isOpen}
    where code = ${vendor.code} and is_open <> ${vendor.isOpen} returning code`.execute(tx);
  return rows.length > 0;
}
