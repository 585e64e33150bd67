import { fromPlain, toPlain } from '@portal/games';
import type { MemberId, PlayMode, RoundEngine, RoundId, RoundState } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain, texts } from '../../../platform/sql-arrays.ts';
import { type SqlStatement, writing } from '../../../platform/statement.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  InsertRound,
  MakeRoundPartitions,
  RoundsStatement,
  SelectRound,
  SelectRounds,
  SelectShown,
  SumRounds,
  WriteShown,
} from '../generated/statements.ts';
import type { Round } from './round.ts';
import { stepsOf, textOfSteps } from './steps.ts';

/** Ids lie in the table as the 32 digits behind their prefix. */
const columns = sql`
  'rnd_' || translate(id::text, '-', '') as id, member_id as "memberId", mode,
  node_id as "nodeId", design_id as "designNumber",
  played_at as "playedAt", currency, stake_minor as "stakeMinor", win_minor as "winMinor",
  coalesce(balance_before_minor, balance_after_minor - win_minor + stake_minor)
    as "balanceBeforeMinor",
  balance_after_minor as "balanceAfterMinor",
  seed_index as "seedIndex", client_seed as "clientSeed", nonce, state, bet, steps, result,
  free_spins_id as "freeSpinsId"`;

function toRound({ bet, steps, ...row }: SelectRound['row']): Round {
  return {
    ...row,
    bet: bet === null ? null : fromPlain(bet),
    steps: steps === null ? null : stepsOf(steps),
  };
}

/** A batch of rounds that their opening settled, in one statement. */
export function roundsStatement(rounds: readonly Round[]): SqlStatement<undefined> {
  const query = sql<RoundsStatement>`
    insert into rounds (id, member_id, mode, node_id, design_id, played_at, currency, stake_minor,
      win_minor, balance_after_minor, seed_index, client_seed, nonce, result)
    select id, member_id, mode, node_id, design_id,
           timestamptz 'epoch' + played_ms * interval '1 millisecond', currency, stake, win, after,
           seed_index, client_seed, nonce, result::json
    from unnest(
      ${plain(rounds.map((round) => digitsOf(round.id)))}::uuid[],
      ${plain(rounds.map((round) => round.memberId))}::text[],
      ${plain(rounds.map((round) => round.mode))}::text[],
      ${plain(rounds.map((round) => round.nodeId))}::text[],
      ${plain(rounds.map((round) => round.designNumber))}::int[],
      ${plain(rounds.map((round) => round.playedAt.epochMilliseconds))}::bigint[],
      ${plain(rounds.map((round) => round.currency))}::text[],
      ${plain(rounds.map((round) => round.stakeMinor))}::bigint[],
      ${plain(rounds.map((round) => round.winMinor))}::bigint[],
      ${plain(rounds.map((round) => round.balanceAfterMinor))}::bigint[],
      ${plain(rounds.map((round) => round.seedIndex))}::bigint[],
      ${texts(rounds.map((round) => round.clientSeed))}::text[],
      ${plain(rounds.map((round) => round.nonce))}::bigint[],
      ${texts(rounds.map((round) => JSON.stringify(round.result)))}::text[])
    as r (id, member_id, mode, node_id, design_id, played_ms, currency, stake, win, after,
      seed_index, client_seed, nonce, result)`;
  return writing(query, () => undefined);
}

/** A round that was opened and ended on its own. */
export async function insertRound(tx: Transaction, round: Round): Promise<void> {
  const { bet, steps } = round;
  await sql<InsertRound>`
    insert into rounds (id, member_id, mode, node_id, design_id, played_at, currency, stake_minor,
      win_minor, balance_before_minor, balance_after_minor, seed_index, client_seed, nonce, state,
      bet, steps, result, free_spins_id)
    values (${digitsOf(round.id)}::uuid, ${round.memberId}, ${round.mode}, ${round.nodeId},
      ${round.designNumber}, ${String(round.playedAt)}::timestamptz, ${round.currency},
      ${round.stakeMinor}, ${round.winMinor}, ${round.balanceBeforeMinor},
      ${round.balanceAfterMinor}, ${round.seedIndex}, ${round.clientSeed}, ${round.nonce},
      ${round.state}, ${bet === null ? null : JSON.stringify(toPlain(bet))}::json,
      ${steps === null ? null : textOfSteps(steps)}::json, ${JSON.stringify(round.result)}::json,
      ${round.freeSpinsId})
  `.execute(tx);
}

export function digitsOf(roundId: RoundId): string {
  return roundId.slice('rnd_'.length);
}

/** A member's round by its id, which names its month; undefined when it is not theirs. */
export async function selectRound(
  tx: Transaction,
  key: { readonly memberId: MemberId; readonly id: RoundId; readonly playedAt: Temporal.Instant },
): Promise<Round | undefined> {
  const { rows } = await sql<SelectRound>`
    select ${columns} from rounds
    where member_id = ${key.memberId} and mode in ('real', 'trial')
      and played_at = ${String(key.playedAt)}::timestamptz
      and id = ${digitsOf(key.id)}::uuid`.execute(tx);
  return rows.map((row) => toRound(row))[0];
}

/** Which rounds of a member. */
export interface RoundFilter {
  readonly memberId: MemberId;
  readonly mode: PlayMode;
  readonly nodeId?: string | undefined;
  readonly engine?: RoundEngine | undefined;
  readonly state?: RoundState | undefined;
  readonly from?: Temporal.Instant | undefined;
  /** Excluded. */
  readonly to?: Temporal.Instant | undefined;
}

export interface RoundsQuery extends RoundFilter {
  /** Rounds older than this one. */
  readonly before?: { readonly id: RoundId; readonly playedAt: Temporal.Instant } | undefined;
  readonly limit: number;
}

/** Newest first, along an index of the member's rounds. */
export async function selectRounds(tx: Transaction, query: RoundsQuery): Promise<readonly Round[]> {
  const { before, from, to, nodeId, engine, state } = query;
  const { rows } = await sql<SelectRounds>`
    select ${columns} from rounds
    where member_id = ${query.memberId} and mode = ${query.mode}
      ${nodeId === undefined ? sql`` : sql`and node_id = ${nodeId}`}
      ${engine === undefined ? sql`` : sql`and ${ofEngine(engine)}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${
        before === undefined
          ? sql``
          : sql`and (played_at, id) <
                (${String(before.playedAt)}::timestamptz, ${digitsOf(before.id)}::uuid)`
      }
      ${from === undefined ? sql`` : sql`and played_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and played_at < ${String(to)}::timestamptz`}
    order by played_at desc, id desc limit ${query.limit}`.execute(tx);
  return rows.map((row) => toRound(row));
}

/** There are some dozen designs, and each names its engine. */
function ofEngine(engine: RoundEngine) {
  return sql`design_id in (select d.id from game_designs d where d.engine = ${engine})`;
}

/** The stake of a free round was nobody's. */
const paidPart = sql`case when free_spins_id is null then stake_minor else 0 end`;

export type RoundSums = SumRounds['row'];

/** What the rounds that are over came to; `returnedMinor` is what was won or given back. */
export async function sumRounds(tx: Transaction, query: RoundFilter): Promise<RoundSums> {
  const { from, to, nodeId, engine, state } = query;
  const { rows } = await sql<SumRounds>`
    select count(*) as "roundCount", coalesce(sum(${paidPart}), 0)::bigint as "stakeMinor",
      coalesce(sum(win_minor), 0)::bigint as "winMinor",
      coalesce(sum(case when state = 'void' then stake_minor else win_minor end), 0)::bigint
        as "returnedMinor"
    from rounds
    where member_id = ${query.memberId} and mode = ${query.mode}
      ${nodeId === undefined ? sql`` : sql`and node_id = ${nodeId}`}
      ${engine === undefined ? sql`` : sql`and ${ofEngine(engine)}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${from === undefined ? sql`` : sql`and played_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and played_at < ${String(to)}::timestamptz`}`.execute(tx);
  return rows[0] ?? noRounds;
}

export const noRounds: RoundSums = {
  roundCount: 0n,
  stakeMinor: 0n,
  winMinor: 0n,
  returnedMinor: 0n,
};

export interface GameSeat {
  readonly memberId: MemberId;
  readonly mode: PlayMode;
  readonly nodeId: string;
}

export async function selectShown(tx: Transaction, seat: GameSeat): Promise<string | undefined> {
  const { rows } = await sql<SelectShown>`
    select round_id as "roundId" from shown_rounds
    where member_id = ${seat.memberId} and mode = ${seat.mode} and node_id = ${seat.nodeId}
  `.execute(tx);
  return rows[0]?.roundId;
}

/** Ids grow with time: a late report never hides a newer round. */
export async function writeShown(tx: Transaction, seat: GameSeat, roundId: RoundId): Promise<void> {
  await sql<WriteShown>`
    insert into shown_rounds (member_id, mode, node_id, round_id)
    values (${seat.memberId}, ${seat.mode}, ${seat.nodeId}, ${roundId})
    on conflict (member_id, mode, node_id)
    do update set round_id = greatest(shown_rounds.round_id, excluded.round_id)
  `.execute(tx);
}

export async function makeRoundPartitions(
  tx: Transaction,
  range: { readonly firstMonth: string; readonly monthCount: number },
): Promise<number> {
  const { rows } = await sql<MakeRoundPartitions>`
    select make_round_partitions(${range.firstMonth}::date, ${range.monthCount}) as made
  `.execute(tx);
  return rows[0]?.made ?? 0;
}
