import { assertDefined } from '@portal/money';
import type { CommitmentState, MemberId, PlayMode } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { looking, type SqlStatement, writing } from '../../../platform/statement.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountWaiting,
  InsertBatch,
  InsertBatchSeeds,
  InsertPairs,
  LockLastBatch,
  LockPair,
  NoncesStatement,
  ReturnStatement,
  SelectBatch,
  SelectCommitment,
  SelectCommitmentsOfBatch,
  SelectLastBatch,
  SelectPair,
  SelectRevealed,
  SelectServerSeed,
  TakeCommitments,
  TurnPairCommitment,
  TurnPairSeed,
  WriteClientSeed,
} from '../generated/statements.ts';

export interface SeedOwner {
  readonly memberId: MemberId;
  readonly mode: PlayMode;
}

/** A server seed as it stands in the database, encrypted, beside the hash that was published. */
export interface StoredSeed {
  readonly hash: string;
  readonly seedSecret: Uint8Array;
}

export type SeedPair = SelectPair['row'];

/**
 * The pair of an owner, locked until the end of the transaction. The row is locked alone and read
 * after it: whoever waits for a lock in a join meets the row of before the wait, and finds nothing.
 * A pair that comes between lock and read is not locked, so it counts as none.
 */
export async function lockPair(tx: Transaction, owner: SeedOwner): Promise<SeedPair | undefined> {
  const { rows } = await sql<LockPair>`
    select 1 from seed_pairs where member_id = ${owner.memberId} and mode = ${owner.mode}
    for update`.execute(tx);
  return rows.length === 0 ? undefined : selectPair(tx, owner);
}

/** The pair of an owner as it stands. */
export async function selectPair(tx: Transaction, owner: SeedOwner): Promise<SeedPair | undefined> {
  const { rows } = await sql<SelectPair>`
    select p.member_id as "memberId", p.mode, p.seed_index as "seedIndex",
           p.server_seed as "seedSecret", p.hash, p.next_seed_index as "nextSeedIndex",
           n.hash as "nextHash", p.client_seed as "clientSeed", p.next_nonce as "nextNonce"
    from seed_pairs p join seed_commitments n on n.seed_index = p.next_seed_index
    where p.member_id = ${owner.memberId} and p.mode = ${owner.mode}`.execute(tx);
  return rows[0];
}

/** What decides an outcome: a nonce is taken by one command and by no other. */
export interface StoredNonce extends StoredSeed {
  readonly ownerKey: string;
  readonly seedIndex: bigint;
  readonly clientSeed: string;
  readonly nonce: bigint;
}

/** The same with its seed in clear. */
export type TakenNonce = Omit<StoredNonce, 'seedSecret'> & { readonly serverSeed: Uint8Array };

/** An owner with the key under which a batch looks them up, made once. */
export interface KeyedOwner extends SeedOwner {
  readonly ownerKey: string;
}

export interface CountedOwner extends KeyedOwner {
  readonly count: number;
}

/**
 * Takes the next nonces of each owner that has a pair and answers the first of them; the pairs stay
 * locked until the end of the transaction. Owners differ and come sorted, so that two batches wait
 * for each other in one order. An answer names its owner by the position in the list.
 */
export function noncesStatement(
  owners: readonly CountedOwner[],
): SqlStatement<readonly StoredNonce[]> {
  const query = sql<NoncesStatement>`
    update seed_pairs p set next_nonce = p.next_nonce + w.count
    from unnest(${plain(owners.map((owner) => owner.memberId))}::text[],
                ${plain(owners.map((owner) => owner.mode))}::text[],
                ${plain(owners.map((owner) => owner.count))}::bigint[])
      with ordinality as w (member_id, mode, count, position)
    where p.member_id = w.member_id and p.mode = w.mode
    returning w.position, p.seed_index as "seedIndex", p.server_seed as "seedSecret", p.hash,
      p.client_seed as "clientSeed", p.next_nonce as "nextNonce"`;
  return looking(query, (rows) =>
    rows.map(({ position, nextNonce, ...pair }) => {
      const owner = assertDefined(owners[Number(position) - 1], 'a position that was asked for');
      return { ...pair, ownerKey: owner.ownerKey, nonce: nextNonce - BigInt(owner.count) };
    }),
  );
}

/** Gives back the last nonces taken in this very transaction, of commands that played none. */
export function returnStatement(owners: readonly CountedOwner[]): SqlStatement<undefined> {
  const query = sql<ReturnStatement>`
    update seed_pairs p set next_nonce = p.next_nonce - w.count
    from unnest(${plain(owners.map((owner) => owner.memberId))}::text[],
                ${plain(owners.map((owner) => owner.mode))}::text[],
                ${plain(owners.map((owner) => owner.count))}::bigint[])
      as w (member_id, mode, count)
    where p.member_id = w.member_id and p.mode = w.mode`;
  return writing(query, () => undefined);
}

/** Gives each owner a pair unless it has one; false for those who have lost a race for it. */
export async function insertPairs(
  tx: Transaction,
  pairs: readonly (SeedOwner & {
    readonly seedIndex: bigint;
    readonly nextSeedIndex: bigint;
    readonly clientSeed: string;
  })[],
): Promise<number> {
  const { rows } = await sql<InsertPairs>`
    with made as (
      insert into seed_pairs (member_id, mode, seed_index, hash, server_seed, next_seed_index,
        client_seed, next_nonce)
      select p.member_id, p.mode, c.seed_index, c.hash, c.server_seed, p.next_index,
             p.client_seed, 0
      from unnest(
        ${pairs.map((pair) => pair.memberId)}::text[], ${pairs.map((pair) => pair.mode)}::text[],
        ${pairs.map((pair) => pair.seedIndex)}::bigint[],
        ${pairs.map((pair) => pair.nextSeedIndex)}::bigint[],
        ${pairs.map((pair) => pair.clientSeed)}::text[])
        as p (member_id, mode, seed_index, next_index, client_seed)
      join seed_commitments c on c.seed_index = p.seed_index
      on conflict do nothing returning 1)
    select count(*) as made from made`.execute(tx);
  return Number(rows[0]?.made ?? 0n);
}

/** Takes the oldest waiting commitments for these owners, one each; fewer when they run out. */
export async function takeCommitments(
  tx: Transaction,
  owners: readonly SeedOwner[],
  at: Temporal.Instant,
): Promise<readonly bigint[]> {
  const { rows } = await sql<TakeCommitments>`
    with waiting as (
      select seed_index, row_number() over (order by seed_index) as place from (
        select seed_index from seed_commitments where taken_at is null
        order by seed_index limit ${owners.length} for update skip locked) first_ones)
    update seed_commitments c
    set member_id = o.member_id, mode = o.mode, taken_at = ${String(at)}::timestamptz
    from waiting w
    join unnest(${owners.map((owner) => owner.memberId)}::text[],
                ${owners.map((owner) => owner.mode)}::text[])
      with ordinality as o (member_id, mode, place) on o.place = w.place
    where c.seed_index = w.seed_index
    returning c.seed_index as "seedIndex"`.execute(tx);
  return rows.map((row) => row.seedIndex).toSorted((left, right) => (left < right ? -1 : 1));
}

export async function writeClientSeed(
  tx: Transaction,
  owner: SeedOwner,
  clientSeed: string,
): Promise<void> {
  await sql<WriteClientSeed>`
    update seed_pairs set client_seed = ${clientSeed}
    where member_id = ${owner.memberId} and mode = ${owner.mode}`.execute(tx);
}

/** Reveals the seed in use and puts the next one in its place. */
export async function turnPair(
  tx: Transaction,
  pair: Pick<SeedPair, 'memberId' | 'mode' | 'seedIndex' | 'nextSeedIndex' | 'nextNonce'>,
  next: { readonly index: bigint; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<TurnPairCommitment>`
    update seed_commitments
    set revealed_at = ${String(next.at)}::timestamptz, nonces = ${pair.nextNonce}
    where seed_index = ${pair.seedIndex}`.execute(tx);
  await sql<TurnPairSeed>`
    update seed_pairs p
    set seed_index = c.seed_index, hash = c.hash, server_seed = c.server_seed,
        next_seed_index = ${next.index}, next_nonce = 0
    from seed_commitments c
    where c.seed_index = p.next_seed_index
      and p.member_id = ${pair.memberId} and p.mode = ${pair.mode}`.execute(tx);
}

export type StoredRevealed = SelectRevealed['row'];

export async function selectRevealed(
  tx: Transaction,
  owner: SeedOwner,
  limit: number,
): Promise<readonly StoredRevealed[]> {
  const { rows } = await sql<SelectRevealed>`
    select seed_index as "seedIndex", server_seed as "seedSecret", hash, nonces,
           revealed_at as "revealedAt"
    from seed_commitments
    where member_id = ${owner.memberId} and mode = ${owner.mode} and revealed_at is not null
      and nonces is not null
    order by revealed_at desc limit ${limit}`.execute(tx);
  return rows;
}

/** As it stands: a presenter gets it with its seed in clear, see `seed-secrets.ts`. */
export interface StoredCommitment {
  readonly seedIndex: bigint;
  readonly hash: string;
  readonly state: CommitmentState;
  /** Only once revealed. */
  readonly seedSecret: Uint8Array | null;
}

/** What the public may see of some commitments. */
const publicColumns = sql`
  seed_index as "seedIndex", hash,
  case when revealed_at is not null then 'revealed'
       when taken_at is not null then 'in_use' else 'waiting' end as state,
  case when revealed_at is not null then server_seed end as "seedSecret"`;

export async function selectCommitment(
  tx: Transaction,
  seedIndex: bigint,
): Promise<StoredCommitment> {
  const { rows } = await sql<SelectCommitment>`
    select ${publicColumns} from seed_commitments where seed_index = ${seedIndex}`.execute(tx);
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`commitment ${seedIndex} is gone`);
  }
  return row;
}

/** A server seed, revealed or not: it decides rounds and leaves this process only once revealed. */
export async function selectServerSeed(tx: Transaction, seedIndex: bigint): Promise<StoredSeed> {
  const { rows } = await sql<SelectServerSeed>`
    select hash, server_seed as "seedSecret" from seed_commitments where seed_index = ${seedIndex}
  `.execute(tx);
  return assertDefined(rows[0], `commitment ${seedIndex} stays for ever`);
}

export async function selectCommitmentsOfBatch(
  tx: Transaction,
  batch: number,
): Promise<readonly StoredCommitment[]> {
  const { rows } = await sql<SelectCommitmentsOfBatch>`
    select ${publicColumns} from seed_commitments where batch_id = ${batch}
    order by seed_index`.execute(tx);
  return rows;
}

export type SeedBatch = SelectBatch['row'];

export async function selectBatch(tx: Transaction, batch: number): Promise<SeedBatch | undefined> {
  const { rows } = await sql<SelectBatch>`
    select id as batch, previous_digest as "previousDigest", digest,
           committed_at as "committedAt"
    from seed_batches where id = ${batch}`.execute(tx);
  return rows[0];
}

/** The newest batch; holds back other makers of batches until the end of the transaction. */
export async function lockLastBatch(tx: Transaction): Promise<SeedBatch | undefined> {
  await sql<LockLastBatch>`select pg_advisory_xact_lock(hashtext('seed_batches'))`.execute(tx);
  return selectLastBatch(tx);
}

export async function selectLastBatch(tx: Transaction): Promise<SeedBatch | undefined> {
  const { rows } = await sql<SelectLastBatch>`
    select id as batch, previous_digest as "previousDigest", digest,
           committed_at as "committedAt"
    from seed_batches order by id desc limit 1`.execute(tx);
  return rows[0];
}

export async function countWaiting(tx: Transaction, limit: number): Promise<number> {
  const { rows } = await sql<CountWaiting>`
    select count(*) as waiting from (
      select 1 from seed_commitments where taken_at is null limit ${limit}) w`.execute(tx);
  return Number(rows[0]?.waiting ?? 0n);
}

export async function insertBatch(
  tx: Transaction,
  batch: SeedBatch & {
    readonly firstIndex: bigint;
    readonly seeds: readonly StoredSeed[];
  },
): Promise<void> {
  const at = String(batch.committedAt);
  await sql<InsertBatch>`
    insert into seed_batches (id, previous_digest, digest, committed_at)
    values (${batch.batch}, ${batch.previousDigest}, ${batch.digest}, ${at}::timestamptz)
  `.execute(tx);
  const seeds = batch.seeds.map((seed) => Buffer.from(seed.seedSecret).toString('hex'));
  await sql<InsertBatchSeeds>`
    insert into seed_commitments (seed_index, batch_id, hash, server_seed, committed_at)
    select ${batch.firstIndex}::bigint + s.place - 1, ${batch.batch}, s.hash,
           decode(s.seed, 'hex'), ${at}::timestamptz
    from unnest(${batch.seeds.map((seed) => seed.hash)}::text[], ${seeds}::text[])
      with ordinality as s (hash, seed, place)`.execute(tx);
}
