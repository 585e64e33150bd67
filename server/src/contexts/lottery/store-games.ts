import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  InsertShippedGames,
  InsertShippedGamesRows,
  SelectChange,
  SelectGames,
  SelectSchedules,
  SelectVersionSettings,
} from './generated/statements.ts';
import type { Game, GameSettings } from './game.ts';
import type { ScheduleFrom } from './issues-ahead.ts';
import { movedSchedule } from './moves/game-move.ts';
import { selectMoves } from './moves/store-moves.ts';
import type { ShippedGame } from './shipped-games.ts';

/** Adds the games that are not there yet; what operators made of the others stays. */
export async function insertShippedGames(
  tx: Transaction,
  games: readonly ShippedGame[],
  at: Temporal.Instant,
): Promise<void> {
  const codes = games.map(({ gameCode }) => gameCode);
  await sql<InsertShippedGames>`
    insert into lottery_game_versions
      (game_code, version, settings, made_at, made_by, reason, is_major)
    select g.code, 1, g.settings::json, ${String(at)}::timestamptz, 'shipped', 'first version',
           false
    from unnest(${codes}::text[], ${games.map(({ settings }) => JSON.stringify(settings))}::text[])
      as g (code, settings)
    on conflict do nothing`.execute(tx);
  await sql<InsertShippedGamesRows>`
    insert into lottery_games (game_code, version, opened_version, sort_order)
    select g.code, 1, 1, g.place
    from unnest(${codes}::text[]) with ordinality as g (code, place)
    on conflict do nothing`.execute(tx);
}

/** A beacon answers for so long after it was asked; its loop asks every three seconds. */
const answerSeconds = 60;

/**
 * All games with the settings in force, in the order of menus. One that draws with a beacon waits
 * unless the chain that its next issues name has just answered: another chain is none of theirs.
 */
export async function selectGames(tx: Transaction, at: Temporal.Instant): Promise<readonly Game[]> {
  const askedSince = at.subtract({ seconds: answerSeconds });
  const { rows } = await sql<SelectGames>`
    select g.game_code as "gameCode", g.version, g.sort_order as "sortOrder",
           g.paused_because as "pausedBecause", v.settings,
           v.settings ->> 'source' = 'beacon'
             and not exists (
               select from lottery_beacons b
               where b.is_answering and b.checked_at > ${String(askedSince)}::timestamptz
                 and b.public_key = coalesce((
                   select i.beacon_key from lottery_issues i
                   where i.game_code = g.game_code and i.state in ('scheduled', 'open')
                     and i.beacon_key is not null
                   order by i.closes_at limit 1), b.public_key))
             as "waitsForBeacon"
    from lottery_games g
    join lottery_game_versions v on v.game_code = g.game_code and v.version = g.version
    order by g.sort_order, g.game_code`.execute(tx);
  return rows.map((row) => ({ ...row, waitsForBeacon: row.waitsForBeacon === true }));
}

/** The settings of a game by version: a ticket is settled under those that it was sold under. */
export async function selectVersionSettings(
  tx: Transaction,
  gameCode: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, GameSettings>> {
  const { rows } = await sql<SelectVersionSettings>`
    select version, settings from lottery_game_versions
    where game_code = ${gameCode} and version = any(${versions}::int[])`.execute(tx);
  return new Map(rows.map(({ version, settings }) => [version, settings]));
}

/**
 * By game: its first schedule and every one that was put in its place, in their order; calendars
 * with what is published of single days.
 */
export async function selectSchedules(
  tx: Transaction,
): Promise<ReadonlyMap<string, readonly ScheduleFrom[]>> {
  const moves = await selectMoves(tx);
  const { rows } = await sql<SelectSchedules>`
    select game_code as "gameCode", settings, schedule_from as "scheduleFrom"
    from lottery_game_versions where version = 1 or schedule_from is not null
    order by game_code, version`.execute(tx);
  const byGame = Map.groupBy(rows, ({ gameCode }) => gameCode);
  return new Map(
    [...byGame].map(([gameCode, versions]) => [
      gameCode,
      versions.map(({ settings: { schedule }, scheduleFrom }) => ({
        schedule: movedSchedule(schedule, moves.get(gameCode) ?? []),
        fromMs: scheduleFrom?.epochMilliseconds ?? -Infinity,
      })),
    ]),
  );
}

/** What the version in force says of itself, unless it is older than the moment. */
export async function selectChange(
  tx: Transaction,
  { gameCode, version }: Pick<Game, 'gameCode' | 'version'>,
  oldest: Temporal.Instant,
): Promise<SelectChange['row'] | undefined> {
  const { rows } = await sql<SelectChange>`
    select made_at as at, reason, is_major as "isMajor"
    from lottery_game_versions
    where game_code = ${gameCode} and version = ${version}
      and made_at > ${String(oldest)}::timestamptz`.execute(tx);
  return rows[0];
}
