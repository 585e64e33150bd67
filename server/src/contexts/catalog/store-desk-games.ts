import type { GameClassify, GameGroup, GameType } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountDeskGames,
  DeleteGameStop,
  FindDeskGame,
  InsertGameStop,
  SelectDeskGames,
  SelectGameVendors,
  UpdateGameOpen,
  UpdateGamePlace,
} from './generated/statements.ts';

export type DeskGame = FindDeskGame['row'];

export interface DeskGameFilter {
  /** Part of the title, or the whole code or number; every title holds the empty one. */
  readonly search: string;
  readonly vendorCode: string | null;
  readonly gameType: GameType | null;
  readonly isOpen: boolean | null;
}

const columns = sql`g.node_id as "nodeId", g.game_code as "gameCode", g.name as "gameName",
  g.vendor_code as "vendorCode", v.name as "vendorName", g.game_type as "gameType",
  g.game_classify as "gameClassify", g.group_code as "gameGroupCode", g.has_trial as "hasTrial",
  g.design_id as "designId", g.popularity, g.is_open as "isOpen", v.is_open as "isVendorOpen",
  s.stopped_at as "stoppedAt", s.stopped_by as "stoppedBy", s.reason, t.titles,
  a.show_from as "showFrom", a.show_to as "showTo", a.audience`;

/** In the order of the lists. */
export async function selectDeskGames(
  tx: Transaction,
  query: DeskGameFilter & { readonly limit: number; readonly offset: number },
): Promise<readonly DeskGame[]> {
  const { search, vendorCode, gameType, isOpen, limit, offset } = query;
  const { rows } = await sql<SelectDeskGames>`
    select ${columns}
    from games g join vendors v on v.code = g.vendor_code
      left join game_stops s on s.node_id = g.node_id
      left join game_titles t on t.node_id = g.node_id
      left join catalogue_audiences a on a.node_id = g.node_id
    where (strpos(lower(g.name), lower(${search}::text)) > 0
        or lower(g.game_code) = lower(${search}::text) or g.node_id = ${search}::text)
      and g.vendor_code = coalesce(${vendorCode}::text, g.vendor_code)
      and g.game_type = coalesce(${gameType}::text, g.game_type)
      and g.is_open = coalesce(${isOpen}::boolean, g.is_open)
    order by g.popularity desc, g.node_id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countDeskGames(tx: Transaction, filter: DeskGameFilter): Promise<number> {
  const { search, vendorCode, gameType, isOpen } = filter;
  const { rows } = await sql<CountDeskGames>`
    select count(*)::int as total from games g
    where (strpos(lower(g.name), lower(${search}::text)) > 0
        or lower(g.game_code) = lower(${search}::text) or g.node_id = ${search}::text)
      and g.vendor_code = coalesce(${vendorCode}::text, g.vendor_code)
      and g.game_type = coalesce(${gameType}::text, g.game_type)
      and g.is_open = coalesce(${isOpen}::boolean, g.is_open)`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Of all that have games, by name. */
export async function selectGameVendors(
  tx: Transaction,
): Promise<readonly SelectGameVendors['row'][]> {
  const { rows } = await sql<SelectGameVendors>`
    select v.code as "vendorCode", v.name as "vendorName", p.place, a.show_from as "showFrom",
      a.show_to as "showTo", a.audience
    from vendors v left join vendor_places p on p.vendor_code = v.code
      left join catalogue_audiences a on a.vendor_code = v.code
    where exists (select from games g where g.vendor_code = v.code)
    order by v.name, v.code`.execute(tx);
  return rows;
}

export async function findDeskGame(tx: Transaction, nodeId: string): Promise<DeskGame | undefined> {
  const { rows } = await sql<FindDeskGame>`
    select ${columns}
    from games g join vendors v on v.code = g.vendor_code
      left join game_stops s on s.node_id = g.node_id
      left join game_titles t on t.node_id = g.node_id
      left join catalogue_audiences a on a.node_id = g.node_id
    where g.node_id = ${nodeId}`.execute(tx);
  return rows[0];
}

/** True where that changed something. */
export async function updateGameOpen(
  tx: Transaction,
  game: { readonly nodeId: string; readonly isOpen: boolean },
): Promise<boolean> {
  const { rows } = await sql<UpdateGameOpen>`
    update games set is_open = ${game.isOpen}
    where node_id = ${game.nodeId} and is_open <> ${game.isOpen} returning node_id`.execute(tx);
  return rows.length > 0;
}

export async function insertGameStop(
  tx: Transaction,
  stop: {
    readonly nodeId: string;
    readonly stoppedAt: Temporal.Instant;
    readonly stoppedBy: string;
    readonly reason: string;
  },
): Promise<void> {
  const { nodeId, stoppedAt, stoppedBy, reason } = stop;
  await sql<InsertGameStop>`
    insert into game_stops (node_id, stopped_at, stopped_by, reason)
    values (${nodeId}, ${String(stoppedAt)}::timestamptz, ${stoppedBy}, ${reason})`.execute(tx);
}

export async function deleteGameStop(tx: Transaction, nodeId: string): Promise<void> {
  await sql<DeleteGameStop>`delete from game_stops where node_id = ${nodeId}`.execute(tx);
}

/** How lists show a game. */
export interface GamePlace {
  readonly popularity: number;
  readonly gameGroupCode: GameGroup;
  readonly gameClassify: GameClassify;
  readonly hasTrial: boolean;
}

export async function updateGamePlace(
  tx: Transaction,
  nodeId: string,
  place: GamePlace,
): Promise<void> {
  const { popularity, gameGroupCode, gameClassify, hasTrial } = place;
  await sql<UpdateGamePlace>`
    update games set popularity = ${popularity}, group_code = ${gameGroupCode},
      game_classify = ${gameClassify}, has_trial = ${hasTrial}
    where node_id = ${nodeId}`.execute(tx);
}
