import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountAhead,
  CountDrawnBetween,
  FindIssue,
  InsertIssues,
  LockClosed,
  LockOverdue,
  LockSold,
  OpenDue,
  SelectIssues,
  SelectNext,
  SelectDrawnBetween,
  SelectOpened,
  SelectLastDraws,
  VoidIssue,
  WriteDrawsIssues,
  WriteDraws,
  WriteSeals,
} from './generated/statements.ts';
import type { PlannedIssue } from './issues-ahead.ts';

/** The issue to be made of a plan, with the secret that it commits to. */
export interface NewIssue extends PlannedIssue {
  readonly gameCode: string;
  readonly commitment: string | undefined;
  readonly seedSecret: Uint8Array | undefined;
  /** Named with the commitment, where a beacon has a part in the draw (R137). */
  readonly beacon: { readonly round: number; readonly publicKey: string } | undefined;
}

function textOf(instant: Temporal.Instant | undefined): string | null {
  return instant === undefined ? null : String(instant);
}

function instantOfMs(milliseconds: number): string {
  return String(Temporal.Instant.fromEpochMilliseconds(milliseconds));
}

/** Adds issues and answers their numbers; those that stand already stay as they are. */
export async function insertIssues(
  tx: Transaction,
  issues: readonly NewIssue[],
): Promise<readonly string[]> {
  const secrets = issues.map(({ seedSecret }) =>
    seedSecret === undefined ? null : Buffer.from(seedSecret).toString('hex'),
  );
  const { rows } = await sql<InsertIssues>`
    insert into lottery_issues
      (game_code, issue_no, opens_at, closes_at, draws_at, commitment, seed_secret,
       beacon_round, beacon_key)
    select i.code, i.no, i.opens::timestamptz, i.closes::timestamptz, i.draws::timestamptz,
           i.commitment, decode(i.secret, 'hex'), i.round, i.key
    from unnest(
      ${issues.map(({ gameCode }) => gameCode)}::text[],
      ${issues.map(({ issueNo }) => issueNo)}::text[],
      ${issues.map(({ opensAtMs }) => instantOfMs(opensAtMs))}::text[],
      ${issues.map(({ closesAtMs }) => instantOfMs(closesAtMs))}::text[],
      ${issues.map(({ drawsAtMs }) => instantOfMs(drawsAtMs))}::text[],
      ${issues.map(({ commitment }) => commitment ?? null)}::text[],
      ${secrets}::text[],
      ${issues.map(({ beacon }) => beacon?.round ?? null)}::bigint[],
      ${issues.map(({ beacon }) => beacon?.publicKey ?? null)}::text[])
      as i (code, no, opens, closes, draws, commitment, secret, round, key)
    on conflict (game_code, issue_no) do nothing
    returning issue_no as "issueNo"`.execute(tx);
  return rows.map(({ issueNo }) => issueNo);
}

/** By game: how many issues wait or are sold, and when the last of them closes. */
export async function countAhead(
  tx: Transaction,
  at: Temporal.Instant,
): Promise<ReadonlyMap<string, CountAhead['row']>> {
  const { rows } = await sql<CountAhead>`
    select game_code as "gameCode", count(*) as waiting, max(closes_at) as "lastClosesAt"
    from lottery_issues where closes_at > ${String(at)}::timestamptz
    group by game_code`.execute(tx);
  return new Map(rows.map((row) => [row.gameCode, row]));
}

/** Puts on sale what opens now; an issue that nobody opened in its time is passed through. */
export async function openDue(tx: Transaction, at: Temporal.Instant): Promise<number> {
  const { rows } = await sql<OpenDue>`
    with opened as (
      update lottery_issues set state = 'open'
      where state = 'scheduled' and opens_at <= ${String(at)}::timestamptz
      returning 1)
    select count(*) as opened from opened`.execute(tx);
  return Number(rows[0]?.opened ?? 0n);
}

/**
 * Issues whose sale is over. Whoever is placing a bet holds one back, and nobody new gets before
 * the seal that waits.
 */
export async function lockSold(
  tx: Transaction,
  at: Temporal.Instant,
  limit: number,
): Promise<readonly LockSold['row'][]> {
  const { rows } = await sql<LockSold>`
    select id, game_code as "gameCode", issue_no as "issueNo"
    from lottery_issues
    where state = 'open' and closes_at <= ${String(at)}::timestamptz
    order by id limit ${limit} for update`.execute(tx);
  return rows;
}

export interface Seal {
  readonly issueId: bigint;
  readonly tickets: number;
  readonly stakeMinor: bigint;
  readonly root: string;
}

export async function writeSeals(
  tx: Transaction,
  seals: readonly Seal[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<WriteSeals>`
    update lottery_issues i
    set state = 'closed', sealed_at = ${String(at)}::timestamptz, ticket_count = s.tickets,
        ticket_stake_minor = s.stake, ticket_root = s.root
    from unnest(
      ${seals.map(({ issueId }) => issueId)}::bigint[],
      ${seals.map(({ tickets }) => tickets)}::int[],
      ${seals.map(({ stakeMinor }) => stakeMinor)}::bigint[],
      ${seals.map(({ root }) => root)}::text[]) as s (id, tickets, stake, root)
    where i.id = s.id`.execute(tx);
}

export type ClosedIssue = LockClosed['row'];

/** Sealed issues of in-house games whose time, and whose round of the beacon, has come. */
export async function lockClosed(
  tx: Transaction,
  at: Temporal.Instant,
  limit: number,
): Promise<readonly ClosedIssue[]> {
  const { rows } = await sql<LockClosed>`
    select id, game_code as "gameCode", issue_no as "issueNo", draws_at as "drawsAt",
           seed_secret as "seedSecret", commitment, ticket_count as "ticketCount",
           beacon_signature as "beaconSignature"
    from lottery_issues
    where state = 'closed' and draws_at <= ${String(at)}::timestamptz
      and seed_secret is not null and commitment is not null
      and (beacon_round is null or beacon_signature is not null)
    order by draws_at limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

export interface MadeDraw {
  readonly issueId: bigint;
  readonly version: number;
  readonly draw: object;
  readonly source: 'inhouse' | 'beacon' | 'manual' | 'import' | 'shots';
  readonly algorithm: string | undefined;
  readonly enteredBy: readonly string[];
  readonly reason: string | undefined;
  /** Published with the draw where nothing was sold: there is nothing to settle first. */
  readonly serverSeed: Uint8Array | undefined;
  readonly isSettled: boolean;
  /** A settled issue whose tickets are settled again by this draw (R44). */
  readonly isSettling: boolean;
}

/** Writes draws as the versions in force of their issues. */
export async function writeDraws(
  tx: Transaction,
  draws: readonly MadeDraw[],
  at: Temporal.Instant,
): Promise<void> {
  const ids = draws.map(({ issueId }) => issueId);
  const versions = draws.map(({ version }) => version);
  const texts = draws.map(({ draw }) => JSON.stringify(draw));
  await sql<WriteDraws>`
    insert into lottery_draws
      (issue_id, version, draw, source, algorithm, entered_by, reason, drawn_at)
    select d.id, d.version, d.draw::json, d.source, d.algorithm,
           string_to_array(d.persons, ' '), d.reason, ${String(at)}::timestamptz
    from (select id, version, draw, source, algorithm, persons, reason
          from unnest(
            ${ids}::bigint[], ${versions}::int[], ${texts}::text[],
            ${draws.map(({ source }) => source)}::text[],
            ${draws.map(({ algorithm }) => algorithm ?? null)}::text[],
            ${draws.map(({ enteredBy }) => enteredBy.join(' '))}::text[],
            ${draws.map(({ reason }) => reason ?? null)}::text[])
            as u (id, version, draw, source, algorithm, persons, reason)) d`.execute(tx);
  const seeds = draws.map(({ serverSeed }) =>
    serverSeed === undefined ? null : Buffer.from(serverSeed).toString('hex'),
  );
  await sql<WriteDrawsIssues>`
    update lottery_issues i
    set draw_version = d.version, draw = d.draw::json, drawn_at = ${String(at)}::timestamptz,
        state = case when d.is_settled = 1 then 'settled' else 'drawn' end,
        settled_at = case when d.is_settled = 1 then ${String(at)}::timestamptz end,
        is_settling = d.is_settling = 1, settled_until = null,
        server_seed = coalesce(decode(d.seed, 'hex'), i.server_seed),
        seed_secret = case when d.seed is null then i.seed_secret end
    from unnest(
      ${ids}::bigint[], ${versions}::int[], ${texts}::text[],
      ${draws.map(({ isSettled }) => (isSettled ? 1 : 0))}::int[],
      ${draws.map(({ isSettling }) => (isSettling ? 1 : 0))}::int[],
      ${seeds}::text[]) as d (id, version, draw, is_settled, is_settling, seed)
    where i.id = d.id`.execute(tx);
}

export type OverdueIssue = LockOverdue['row'];

/**
 * Sealed issues of outside draws that no result came for (lottery.md A5). What the house committed
 * to is drawn however late, with its beacon where it has one (R137), and shots decide their own.
 */
export async function lockOverdue(
  tx: Transaction,
  drawnBefore: Temporal.Instant,
  limit: number,
): Promise<readonly OverdueIssue[]> {
  const { rows } = await sql<LockOverdue>`
    select i.id, i.game_code as "gameCode", i.issue_no as "issueNo"
    from lottery_issues i
    join lottery_games g on g.game_code = i.game_code
    join lottery_game_versions v on v.game_code = g.game_code and v.version = g.version
    where i.state = 'closed' and i.draws_at <= ${String(drawnBefore)}::timestamptz
      and i.commitment is null and v.settings ->> 'source' = 'manual'
    order by i.draws_at limit ${limit} for update of i skip locked`.execute(tx);
  return rows;
}

export async function voidIssue(tx: Transaction, id: bigint, reason: string): Promise<void> {
  await sql<VoidIssue>`
    update lottery_issues set state = 'void', void_reason = ${reason}, is_settling = true
    where id = ${id}`.execute(tx);
}

const issueColumns = sql`
  i.id, i.game_code as "gameCode", i.issue_no as "issueNo", i.state, i.opens_at as "opensAt",
  i.closes_at as "closesAt", i.draws_at as "drawsAt", i.commitment, i.server_seed as "serverSeed",
  i.sealed_at as "sealedAt", i.ticket_count as "ticketCount",
  i.ticket_stake_minor as "ticketStakeMinor", i.ticket_root as "ticketRoot",
  i.draw_version as "drawVersion", i.draw, i.drawn_at as "drawnAt", i.settled_at as "settledAt",
  i.void_reason as "voidReason", i.beacon_round as "beaconRound", i.beacon_key as "beaconKey",
  i.beacon_signature as "beaconSignature",
  case when i.draw_version > 1 then (
    select d.reason from lottery_draws d where d.issue_id = i.id and d.version = i.draw_version
  ) end as correction`;

export type Issue = FindIssue['row'];

export async function findIssue(
  tx: Transaction,
  { gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string },
): Promise<Issue | undefined> {
  const { rows } = await sql<FindIssue>`
    select ${issueColumns} from lottery_issues i
    where i.game_code = ${gameCode} and i.issue_no = ${issueNo}`.execute(tx);
  return rows[0];
}

/** These issues as they stand now. */
export async function selectIssues(
  tx: Transaction,
  ids: readonly bigint[],
): Promise<readonly Issue[]> {
  const { rows } = await sql<SelectIssues>`
    select ${issueColumns} from lottery_issues i
    where i.id = any(${ids}::bigint[]) order by i.draws_at, i.id`.execute(tx);
  return rows;
}

/** By game, the issues that take bets now or will next, the nearest first. */
export async function selectNext(
  tx: Transaction,
  query: {
    readonly gameCodes: readonly string[];
    readonly at: Temporal.Instant;
    readonly count: number;
  },
): Promise<readonly Issue[]> {
  const { rows } = await sql<SelectNext>`
    select ${issueColumns}
    from unnest(${query.gameCodes}::text[]) as g (code)
    cross join lateral (
      select * from lottery_issues n
      where n.game_code = g.code and n.closes_at > ${String(query.at)}::timestamptz
        and n.state in ('scheduled', 'open')
      order by n.closes_at limit ${query.count}) i
    order by i.game_code, i.closes_at`.execute(tx);
  return rows;
}

/** By game, the last issues with a result, the newest first. */
export async function selectLastDraws(
  tx: Transaction,
  query: { readonly gameCodes: readonly string[]; readonly count: number },
): Promise<readonly Issue[]> {
  const { rows } = await sql<SelectLastDraws>`
    select ${issueColumns}
    from unnest(${query.gameCodes}::text[]) as g (code)
    cross join lateral (
      select * from lottery_issues n
      where n.game_code = g.code and n.state in ('drawn', 'settled')
      order by n.draws_at desc limit ${query.count}) i
    order by i.game_code, i.draws_at desc`.execute(tx);
  return rows;
}

/** By game, the last results of a stretch of time, the newest first. */
export async function selectDrawnBetween(
  tx: Transaction,
  query: {
    readonly gameCodes: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
    readonly count: number;
  },
): Promise<readonly Issue[]> {
  const { rows } = await sql<SelectDrawnBetween>`
    select ${issueColumns}
    from unnest(${query.gameCodes}::text[]) as g (code)
    cross join lateral (
      select * from lottery_issues n
      where n.game_code = g.code and n.state in ('drawn', 'settled')
        and n.draws_at >= ${String(query.from)}::timestamptz
        and n.draws_at < ${String(query.to)}::timestamptz
      order by n.draws_at desc limit ${query.count}) i
    order by i.game_code, i.draws_at desc`.execute(tx);
  return rows;
}

/** By game, how many results a stretch of time has. */
export async function countDrawnBetween(
  tx: Transaction,
  query: {
    readonly gameCodes: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<CountDrawnBetween>`
    select game_code as "gameCode", count(*)::int as drawn from lottery_issues
    where game_code = any(${query.gameCodes}::text[]) and state in ('drawn', 'settled')
      and draws_at >= ${String(query.from)}::timestamptz
      and draws_at < ${String(query.to)}::timestamptz
    group by game_code`.execute(tx);
  return new Map(rows.map(({ gameCode, drawn }) => [gameCode, drawn ?? 0]));
}

/** Results of a game in a stretch of time, the newest first; void issues stand among them. */
export async function selectOpened(
  tx: Transaction,
  query: {
    readonly gameCode: string;
    readonly from: Temporal.Instant | undefined;
    readonly before: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly Issue[]> {
  const { rows } = await sql<SelectOpened>`
    select ${issueColumns} from lottery_issues i
    where i.game_code = ${query.gameCode} and i.state in ('drawn', 'settled', 'void')
      and i.draws_at < ${String(query.before)}::timestamptz
      and i.draws_at >= coalesce(${textOf(query.from)}::timestamptz, '-infinity')
    order by i.draws_at desc limit ${query.limit}`.execute(tx);
  return rows;
}
