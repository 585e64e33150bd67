import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { selectNarrowed } from './store-audiences.ts';
import type { Narrowed } from './shown.ts';
import { houseVendors } from './data/house-vendors.ts';
import type { Game, Vendor } from './game.ts';
import type { ShippedGame } from './shipped-games.ts';
import type {
  FindGameDesign,
  FindPopularGame,
  InsertShippedVendors,
  InsertShippedGames,
  InsertShippedVersion,
  LockShippedVersion,
  ReadCatalogueState,
  ReadCatalogueVendors,
  ReadCatalogueGames,
  ReadRevision,
} from './generated/statements.ts';

export interface StoredCatalogue {
  readonly revision: bigint;
  readonly isPlayOpen: boolean;
  readonly vendors: readonly Vendor[];
  readonly games: readonly Game[];
  readonly narrowed: readonly Narrowed[];
}

export async function readRevision(tx: Transaction): Promise<bigint> {
  const { rows } = await sql<ReadRevision>`select revision from catalogue_state`.execute(tx);
  return rows[0]?.revision ?? 0n;
}

/** The whole catalogue; read inside one snapshot, so that it agrees with its revision. */
export async function readCatalogue(tx: Transaction): Promise<StoredCatalogue> {
  const state = await sql<ReadCatalogueState>`
    select revision, is_play_open as "isPlayOpen" from catalogue_state`.execute(tx);
  const vendors = await sql<ReadCatalogueVendors>`
    select v.code, v.name, v.is_open as "isOpen", p.place
    from vendors v left join vendor_places p on p.vendor_code = v.code
    order by v.sort_order, v.code`.execute(tx);
  const games = await sql<ReadCatalogueGames>`
    select g.node_id as "nodeId", g.vendor_code as "vendorCode", v.name as "vendorName",
           g.game_type as "gameType", g.game_classify as "gameClassify",
           g.game_code as "gameCode", g.name, g.display_names as "displayNames",
           g.design_id as "designId", g.theme, g.stake_level as "stakeLevel",
           g.has_trial as "hasTrial", g.group_code as "groupCode", g.popularity,
           g.released_on as "releasedOn", g.opens_list as "opensList",
           t.titles,
           g.is_open and v.is_open and s.is_play_open as "isOpen"
    from games g join vendors v on v.code = g.vendor_code cross join catalogue_state s
      left join game_titles t on t.node_id = g.node_id
    order by g.popularity desc, g.node_id`.execute(tx);
  return {
    revision: state.rows[0]?.revision ?? 0n,
    isPlayOpen: state.rows[0]?.isPlayOpen ?? false,
    vendors: vendors.rows,
    games: games.rows.map(withOwnTitles),
    narrowed: await selectNarrowed(tx),
  };
}

/** What decides the stakes of one game. */
export async function findGameDesign(
  tx: Transaction,
  nodeId: string,
): Promise<FindGameDesign['row'] | undefined> {
  const { rows } = await sql<FindGameDesign>`
    select design_id as "designId", stake_level as "stakeLevel"
    from games where node_id = ${nodeId}`.execute(tx);
  return rows[0];
}

/** The most popular open game with free play that has one of these designs. */
export async function findPopularGame(
  tx: Transaction,
  designIds: readonly string[],
): Promise<FindPopularGame['row'] | undefined> {
  const { rows } = await sql<FindPopularGame>`
    select node_id as "nodeId", design_id as "designId", stake_level as "stakeLevel"
    from games where design_id = any(${designIds}::text[]) and is_open and has_trial
    order by popularity desc, node_id limit 1`.execute(tx);
  return rows[0];
}

/** What operators call a game stands above what its vendor calls it. */
function withOwnTitles({ titles, ...game }: ReadCatalogueGames['row']): Game {
  return titles === null ? game : { ...game, displayNames: { ...game.displayNames, ...titles } };
}

/** Takes the lock that lets one process load; answers the version that is loaded. */
export async function lockShippedVersion(tx: Transaction): Promise<number> {
  const { rows } = await sql<LockShippedVersion>`
    select shipped_version as version from catalogue_state for update`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Adds what is missing in three statements; rows that operators changed stay as they are. */
export async function insertShipped(
  tx: Transaction,
  version: number,
  games: readonly ShippedGame[],
): Promise<void> {
  const vendors = houseVendors.map((vendor, index) => ({ ...vendor, order: index + 1 }));
  await sql<InsertShippedVendors>`
    insert into vendors (code, name, sort_order, is_open)
    select code, name, "order", true
    from json_to_recordset(${JSON.stringify(vendors)}::json)
      as shipped (code text, name text, "order" int)
    on conflict (code) do nothing`.execute(tx);
  await sql<InsertShippedGames>`
    insert into games (node_id, vendor_code, game_type, game_classify, game_code, name,
      display_names, design_id, theme, stake_level, has_trial, group_code, popularity,
      released_on, is_open)
    select "nodeId", "vendorCode", 'RNG', "gameClassify", "gameCode", name,
      "displayNames", "designId", theme, "stakeLevel", "hasTrial", "groupCode", popularity,
      "releasedOn", true
    from json_to_recordset(${JSON.stringify(games)}::json)
      as shipped ("nodeId" text, "vendorCode" text, "gameClassify" text, "gameCode" text,
        name text, "displayNames" jsonb, "designId" text, theme text, "stakeLevel" int,
        "hasTrial" boolean, "groupCode" text, popularity int, "releasedOn" date)
    on conflict do nothing`.execute(tx);
  await sql<InsertShippedVersion>`update catalogue_state set shipped_version = ${version}`.execute(
    tx,
  );
}
