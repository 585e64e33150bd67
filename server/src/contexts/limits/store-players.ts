import type { LimitPeriod, MemberId } from '@portal/protocol';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement, writing } from '../../platform/statement.ts';
import type {
  HeldChecksStatement,
  PlayersStatement,
  PlayStatesStatement,
  WindowsStatement,
} from './generated/statements.ts';
import { openGameText } from './open-games.ts';
import type { LimitWindow, Player, Players } from './player.ts';
import { toPlayer } from './read-row.ts';

export interface PlayersQuery {
  readonly memberIds: readonly MemberId[];
  readonly now: Temporal.Instant;
  /** Of the site: papers prove until their last day is over. */
  readonly today: string;
  /** Whether birth date and proof of identity decide as well. */
  readonly needsPerson: boolean;
}

/**
 * Members with whatever stands about them. Each is sought on its own by primary keys, so that the
 * plan that sessions keep is good for tables of any size; limits and windows are looked at only for
 * those who have some.
 */
export function playersStatement(query: PlayersQuery): SqlStatement<Players> {
  const { memberIds, needsPerson } = query;
  const statement = sql<PlayersStatement>`
    select w.position, f.flags, l.limits, c.windows,
           coalesce(s.is_counting, false) as "isCounting", s.last_game as "lastGame",
           coalesce(s.open_games, '{}') as "openGames",
           s.last_stake_at as "lastStakeAt", s.last_round_at as "lastRoundAt",
           s.checked_at as "checkedAt", coalesce(s.is_check_held, false) as "isCheckHeld",
           s.check_minutes as "checkMinutes", p.born_on::text as "bornOn",
           p.verified_at is not null
             and (p.proven_until is null or p.proven_until >= ${query.today}::date) as "isVerified"
    from unnest(${plain(memberIds)}::text[]) with ordinality as w (member_id, position)
    cross join lateral (
      select array_agg(distinct
        concat_ws(' ', flag, (extract(epoch from ends_at) * 1000)::bigint)) as flags
      from standing_flags where member_id = w.member_id
        and (ends_at is null or ends_at > ${String(query.now)}::timestamptz)) f
    left join lateral (
      select * from play_states where member_id = w.member_id limit 1) s on true
    left join lateral (
      select array_agg(kind || ' ' || period || ' ' || amount) as limits
      from member_limits where s.is_counting and member_id = w.member_id) l on true
    left join lateral (
      select array_agg(concat_ws(' ', period, starts_on, deposited_minor, staked_minor,
                                 returned_minor, played_ms)) as windows
      from limit_windows where s.is_counting and member_id = w.member_id) c on true
    left join lateral (
      select born_on, verified_at, proven_until from persons
      where ${needsPerson}::boolean and member_id = w.member_id limit 1) p on true
    where f.flags is not null or s.member_id is not null or p.verified_at is not null
       or p.born_on is not null`;
  return prepared(
    looking(statement, (rows) => {
      const players = rows.map((row) => toPlayer(memberIds, row));
      return new Map(players.map((player) => [player.memberId, player]));
    }),
  );
}

/** Where members are in play now. */
export function playStatesStatement(players: readonly Player[]): SqlStatement<undefined> {
  const query = sql<PlayStatesStatement>`
    insert into play_states
      (member_id, last_game, open_games, last_stake_at, last_round_at, checked_at)
    select member_id, nullif(game, ''), string_to_array(nullif(games, ''), ' '),
      stake_at::timestamptz, round_at::timestamptz, checked_at::timestamptz from unnest(
      ${plain(players.map(({ memberId }) => memberId))}::text[],
      ${texts(players.map(({ lastGame }) => lastGame ?? ''))}::text[],
      ${texts(players.map(({ openGames }) => openGames.map(openGameText).join(' ')))}::text[],
      ${plain(players.map(({ lastStakeAt }) => lastStakeAt?.toString()))}::text[],
      ${plain(players.map(({ lastRoundAt }) => lastRoundAt?.toString()))}::text[],
      ${plain(players.map(({ checkedAt }) => checkedAt?.toString()))}::text[])
      as p (member_id, game, games, stake_at, round_at, checked_at)
    on conflict (member_id) do update set
      last_game = excluded.last_game, open_games = excluded.open_games,
      last_stake_at = excluded.last_stake_at,
      last_round_at = excluded.last_round_at, checked_at = excluded.checked_at`;
  return writing(query, () => undefined);
}

export interface OwnedWindow extends LimitWindow {
  readonly memberId: MemberId;
}

/** What counted into the windows of members, as it is now. */
export function windowsStatement(windows: readonly OwnedWindow[]): SqlStatement<undefined> {
  const query = sql<WindowsStatement>`
    insert into limit_windows
      (member_id, period, starts_on, deposited_minor, staked_minor, returned_minor, played_ms)
    select member_id, period, starts_on::date, deposited, staked, returned, played from unnest(
      ${plain(windows.map(({ memberId }) => memberId))}::text[],
      ${plain(windows.map(({ period }): LimitPeriod => period))}::text[],
      ${plain(windows.map(({ startsOn }) => startsOn))}::text[],
      ${plain(windows.map(({ depositedMinor }) => depositedMinor))}::bigint[],
      ${plain(windows.map(({ stakedMinor }) => stakedMinor))}::bigint[],
      ${plain(windows.map(({ returnedMinor }) => returnedMinor))}::bigint[],
      ${plain(windows.map(({ playedMs }) => BigInt(playedMs)))}::bigint[])
      as w (member_id, period, starts_on, deposited, staked, returned, played)
    on conflict (member_id, period) do update set
      starts_on = excluded.starts_on, deposited_minor = excluded.deposited_minor,
      staked_minor = excluded.staked_minor, returned_minor = excluded.returned_minor,
      played_ms = excluded.played_ms`;
  return writing(query, () => undefined);
}

/** Stakes of these members were refused by a reality check, which stays from now on (R8). */
export function heldChecksStatement(memberIds: readonly MemberId[]): SqlStatement<undefined> {
  const query = sql<HeldChecksStatement>`
    update play_states set is_check_held = true
    where member_id = any(${plain(memberIds)}::text[])`;
  return writing(query, () => undefined);
}
