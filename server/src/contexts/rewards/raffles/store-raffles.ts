import type { RaffleId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CloseRaffle,
  EndRaffle,
  FindRaffle,
  InsertRaffle,
  LockRafflesIn,
  LockRaffle,
  RenewSeed,
  RevealRaffle,
  SelectOtherSeeds,
  SelectOverRaffles,
  SelectRaffles,
  WithdrawRaffle,
} from '../generated/statements.ts';

export type Raffle = FindRaffle['row'];

const columns = sql`id, names, earned_by as "earnedBy", per_minor as "perMinor",
  most_per_day as "mostPerDay", opens_on::text as "opensOn", closes_on::text as "closesOn",
  prizes_minor::text[] as "prizesMinor", multiple, state, commitment, seed_hex as "seedHex",
  list_hash as "listHash", made_at as "madeAt", closed_at as "closedAt", drawn_at as "drawnAt"`;

export async function insertRaffle(
  tx: Transaction,
  row: Pick<
    Raffle,
    | 'id'
    | 'names'
    | 'earnedBy'
    | 'perMinor'
    | 'mostPerDay'
    | 'opensOn'
    | 'closesOn'
    | 'multiple'
    | 'commitment'
  > & {
    readonly prizesMinor: readonly bigint[];
    readonly seedSecret: Uint8Array;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertRaffle>`
    insert into raffles (id, names, earned_by, per_minor, most_per_day, opens_on, closes_on,
                         prizes_minor, multiple, state, seed_secret, commitment, made_at)
    values (${row.id}, ${JSON.stringify(row.names)}::jsonb, ${row.earnedBy}, ${row.perMinor},
            ${row.mostPerDay}, ${row.opensOn}::date, ${row.closesOn}::date,
            ${row.prizesMinor}::bigint[], ${row.multiple}, 'OPEN', ${row.seedSecret},
            ${row.commitment}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findRaffle(tx: Transaction, id: RaffleId): Promise<Raffle | undefined> {
  const { rows } = await sql<FindRaffle>`
    select ${columns} from raffles where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** With the secret of its draw. */
export async function lockRaffle(
  tx: Transaction,
  id: RaffleId,
): Promise<LockRaffle['row'] | undefined> {
  const { rows } = await sql<LockRaffle>`
    select ${columns}, seed_secret as "seedSecret" from raffles where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Those in a state, oldest first, that nobody else is at. */
export async function lockRafflesIn(
  tx: Transaction,
  query: { readonly state: Raffle['state']; readonly opensBy: string },
): Promise<readonly LockRafflesIn['row'][]> {
  const { rows } = await sql<LockRafflesIn>`
    select ${columns}, seed_secret as "seedSecret" from raffles
     where state = ${query.state} and opens_on <= ${query.opensBy}::date
     order by id for update skip locked
  `.execute(tx);
  return rows;
}

/** Those of some that take no more tickets. */
export async function selectOverRaffles(
  tx: Transaction,
  { ids, today }: { readonly ids: readonly RaffleId[]; readonly today: string },
): Promise<ReadonlySet<RaffleId>> {
  const { rows } = await sql<SelectOverRaffles>`
    select id from raffles
     where id = any(${plain(ids)}::text[]) and (state <> 'OPEN' or closes_on < ${today}::date)
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The newest first. */
export async function selectRaffles(tx: Transaction, limit: number): Promise<readonly Raffle[]> {
  const { rows } = await sql<SelectRaffles>`
    select ${columns} from raffles order by closes_on desc, id desc limit ${limit}
  `.execute(tx);
  return rows;
}

/** Whoever calls holds its lock. */
export async function closeRaffle(
  tx: Transaction,
  row: { readonly id: RaffleId; readonly listHash: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<CloseRaffle>`
    update raffles set state = 'CLOSED', list_hash = ${row.listHash},
                       closed_at = ${String(row.at)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

/** Whoever calls holds its lock. */
export async function revealRaffle(
  tx: Transaction,
  row: { readonly id: RaffleId; readonly seedHex: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<RevealRaffle>`
    update raffles set state = 'DRAWN', seed_hex = ${row.seedHex},
                       drawn_at = ${String(row.at)}::timestamptz
     where id = ${row.id}
  `.execute(tx);
}

/** False when it has begun, or was taken back before. */
export async function withdrawRaffle(
  tx: Transaction,
  row: { readonly id: RaffleId; readonly today: string },
): Promise<boolean> {
  const { rows } = await sql<WithdrawRaffle>`
    update raffles set state = 'WITHDRAWN'
     where id = ${row.id} and state = 'OPEN' and opens_on > ${row.today}::date
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/** False when its last day was before, or is today. */
export async function endRaffle(
  tx: Transaction,
  row: { readonly id: RaffleId; readonly today: string },
): Promise<boolean> {
  const { rows } = await sql<EndRaffle>`
    update raffles set closes_on = ${row.today}::date
     where id = ${row.id} and state = 'OPEN' and opens_on <= ${row.today}::date
       and closes_on > ${row.today}::date
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/** Seeds under another key than the one in use. */
export async function selectOtherSeeds(
  tx: Transaction,
  query: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectOtherSeeds['row'][]> {
  const { rows } = await sql<SelectOtherSeeds>`
    select id, commitment, seed_secret as "seedSecret" from raffles
     where substring(seed_secret from 1 for 9) <> ${query.prefix}
     order by id limit ${query.limit} for update
  `.execute(tx);
  return rows;
}

export async function renewSeed(
  tx: Transaction,
  id: RaffleId,
  seedSecret: Uint8Array,
): Promise<void> {
  await sql<RenewSeed>`update raffles set seed_secret = ${seedSecret} where id = ${id}`.execute(tx);
}
