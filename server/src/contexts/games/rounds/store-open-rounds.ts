import type { MemberId, RoundEngine, RoundId } from '@portal/protocol';
import { fromPlain, toPlain } from '@portal/games';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { keptOrigin, noOrigin } from '../../bets/index.ts';
import type { SeedOwner, StoredSeed } from '../seeds/store-seeds.ts';
import type {
  DeleteOpenRound,
  InsertOpenRound,
  LockOpenRound,
  LockTimedOutRounds,
  SelectOpenRound,
  SelectOpenRoundOf,
  SelectOpenRoundOn,
  SelectOpenRounds,
  SelectRoundStakes,
  SumOpenRounds,
  UpdateOpenRound,
} from '../generated/statements.ts';
import type { OpenRound } from './round.ts';
import { stepsOf, textOfSteps } from './steps.ts';
import { digitsOf, type GameSeat, type RoundFilter, type RoundsQuery } from './store-rounds.ts';

type OpenRow = SelectOpenRound['row'];

const columns = sql`
  'rnd_' || translate(o.id::text, '-', '') as id, o.member_id as "memberId", o.mode,
  o.node_id as "nodeId", o.design_id as "designNumber", o.played_at as "playedAt", o.currency,
  o.stake_minor as "stakeMinor", o.balance_before_minor as "balanceBeforeMinor",
  o.seed_index as "seedIndex", o.client_seed as "clientSeed", o.nonce, o.bet, o.steps,
  o.times_out_at as "timesOutAt", o.channel, o.country, o.place_verdict as "placeVerdict"`;

function toOpenRound({ channel, country, placeVerdict, ...row }: OpenRow): OpenRound {
  return {
    ...row,
    state: 'open',
    bet: fromPlain(row.bet),
    steps: stepsOf(row.steps),
    origin: keptOrigin({ channel, country, placeVerdict }),
  };
}

/**
 * An open round that is locked until the end of the transaction, with the seed that decides it: a
 * secret as long as the round is open, because it tells what is not shown yet.
 */
export interface HeldRound extends StoredSeed {
  readonly round: OpenRound;
}

const heldColumns = sql`
  ${columns}, c.server_seed as "seedSecret", c.hash`;

function toHeld({ seedSecret, hash, ...row }: LockOpenRound['row']): HeldRound {
  return { round: toOpenRound(row), seedSecret, hash };
}

/** A member's open round, locked; undefined when it is over, or not theirs. */
export async function lockOpenRound(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly id: RoundId },
): Promise<HeldRound | undefined> {
  const { rows } = await sql<LockOpenRound>`
    select ${heldColumns}
    from open_rounds o join seed_commitments c on c.seed_index = o.seed_index
    where o.id = ${digitsOf(query.id)}::uuid and o.member_id = ${query.memberId}
    for update of o`.execute(tx);
  return rows.map(toHeld)[0];
}

/**
 * Rounds whose time is over, locked in the order in which the accounts of their members are; those
 * that somebody holds are left for the next time.
 */
export async function lockTimedOutRounds(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly HeldRound[]> {
  const { rows } = await sql<LockTimedOutRounds>`
    select ${heldColumns}
    from open_rounds o join seed_commitments c on c.seed_index = o.seed_index
    where o.times_out_at <= ${String(query.now)}::timestamptz
    order by o.member_id, o.mode limit ${query.limit}
    for update of o skip locked`.execute(tx);
  return rows.map(toHeld);
}

/** A member's open round by its id, as it stands. */
export async function selectOpenRound(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly id: RoundId },
): Promise<OpenRound | undefined> {
  const { rows } = await sql<SelectOpenRound>`
    select ${columns} from open_rounds o
    where o.id = ${digitsOf(query.id)}::uuid and o.member_id = ${query.memberId}`.execute(tx);
  return rows.map(toOpenRound)[0];
}

/** The one round that a seat may have open. */
export async function selectOpenRoundOf(
  tx: Transaction,
  seat: GameSeat,
): Promise<OpenRound | undefined> {
  const { rows } = await sql<SelectOpenRoundOf>`
    select ${columns} from open_rounds o
    where o.member_id = ${seat.memberId} and o.mode = ${seat.mode} and o.node_id = ${seat.nodeId}
  `.execute(tx);
  return rows.map(toOpenRound)[0];
}

/** An open round that a server seed decides, if there is one: the seed stays secret for it. */
export async function selectOpenRoundOn(
  tx: Transaction,
  query: SeedOwner & { readonly seedIndex: bigint },
): Promise<OpenRound | undefined> {
  const { rows } = await sql<SelectOpenRoundOn>`
    select ${columns} from open_rounds o
    where o.member_id = ${query.memberId} and o.mode = ${query.mode}
      and o.seed_index = ${query.seedIndex}
    limit 1`.execute(tx);
  return rows.map(toOpenRound)[0];
}

/** Newest first, as `selectRounds`. */
export async function selectOpenRounds(
  tx: Transaction,
  query: RoundsQuery,
): Promise<readonly OpenRound[]> {
  const { before, from, to, nodeId, engine } = query;
  const { rows } = await sql<SelectOpenRounds>`
    select ${columns} from open_rounds o
    where o.member_id = ${query.memberId} and o.mode = ${query.mode}
      ${nodeId === undefined ? sql`` : sql`and o.node_id = ${nodeId}`}
      ${engine === undefined ? sql`` : sql`and ${ofEngine(engine)}`}
      ${
        before === undefined
          ? sql``
          : sql`and (o.played_at, o.id) <
                (${String(before.playedAt)}::timestamptz, ${digitsOf(before.id)}::uuid)`
      }
      ${from === undefined ? sql`` : sql`and o.played_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and o.played_at < ${String(to)}::timestamptz`}
    order by o.played_at desc, o.id desc limit ${query.limit}`.execute(tx);
  return rows.map(toOpenRound);
}

function ofEngine(engine: RoundEngine) {
  return sql`o.design_id in (select d.id from game_designs d where d.engine = ${engine})`;
}

/** What was staked so far in rounds that wait. */
export async function sumOpenRounds(
  tx: Transaction,
  query: RoundFilter,
): Promise<SumOpenRounds['row']> {
  const { from, to, nodeId, engine } = query;
  const { rows } = await sql<SumOpenRounds>`
    select count(*) as "roundCount", coalesce(sum(o.stake_minor), 0)::bigint as "stakeMinor"
    from open_rounds o
    where o.member_id = ${query.memberId} and o.mode = ${query.mode}
      ${nodeId === undefined ? sql`` : sql`and o.node_id = ${nodeId}`}
      ${engine === undefined ? sql`` : sql`and ${ofEngine(engine)}`}
      ${from === undefined ? sql`` : sql`and o.played_at >= ${String(from)}::timestamptz`}
      ${to === undefined ? sql`` : sql`and o.played_at < ${String(to)}::timestamptz`}`.execute(tx);
  return rows[0] ?? { roundCount: 0n, stakeMinor: 0n };
}

/** The same round by round, of real money. */
export async function selectRoundStakes(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly from: Temporal.Instant },
): Promise<readonly SelectRoundStakes['row'][]> {
  const { rows } = await sql<SelectRoundStakes>`
    select 'rnd_' || translate(o.id::text, '-', '') as reference, o.stake_minor as "amountMinor"
    from open_rounds o
    where o.member_id = ${query.memberId} and o.mode = 'real'
      and o.played_at >= ${String(query.from)}::timestamptz`.execute(tx);
  return rows;
}

export async function insertOpenRound(tx: Transaction, round: OpenRound): Promise<void> {
  const { channel, country, placeVerdict } = round.origin ?? noOrigin;
  await sql<InsertOpenRound>`
    insert into open_rounds (id, member_id, mode, node_id, design_id, played_at, currency,
      stake_minor, balance_before_minor, seed_index, client_seed, nonce, bet, steps, times_out_at,
      channel, country, place_verdict)
    values (${digitsOf(round.id)}::uuid, ${round.memberId}, ${round.mode}, ${round.nodeId},
      ${round.designNumber}, ${String(round.playedAt)}::timestamptz, ${round.currency},
      ${round.stakeMinor}, ${round.balanceBeforeMinor}, ${round.seedIndex}, ${round.clientSeed},
      ${round.nonce}, ${JSON.stringify(toPlain(round.bet))}::json,
      ${textOfSteps(round.steps)}::json, ${String(round.timesOutAt)}::timestamptz,
      ${channel}, ${country}, ${placeVerdict})
  `.execute(tx);
}

/** Keeps what a step changed; the caller holds the round. */
export async function updateOpenRound(tx: Transaction, round: OpenRound): Promise<void> {
  await sql<UpdateOpenRound>`
    update open_rounds
    set stake_minor = ${round.stakeMinor}, steps = ${textOfSteps(round.steps)}::json,
      times_out_at = ${String(round.timesOutAt)}::timestamptz
    where id = ${digitsOf(round.id)}::uuid`.execute(tx);
}

/** A round that is over leaves the table in the transaction that writes it to `rounds`. */
export async function deleteOpenRound(tx: Transaction, id: RoundId): Promise<void> {
  await sql<DeleteOpenRound>`delete from open_rounds where id = ${digitsOf(id)}::uuid`.execute(tx);
}
