import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindFreeSpins,
  InsertFreeSpins,
  LockFreeSpins,
  SelectPlayable,
  SelectWonRounds,
  UpdateFreeSpins,
  WithdrawSpins,
} from '../generated/statements.ts';
import type { FreeSpins, FreeSpinsId } from './free-spins.ts';

const columns = sql`id, member_id as "memberId", node_id as "nodeId", currency,
  stake_minor as "stakeMinor", spins_given as given, spins_left as "left",
  won_minor as "wonMinor", play, reference, given_at as "givenAt", expires_at as "expiresAt"`;

/** False where the same was given already. */
export async function insertFreeSpins(tx: Transaction, row: FreeSpins): Promise<boolean> {
  const { rows } = await sql<InsertFreeSpins>`
    insert into free_spins (id, member_id, node_id, currency, stake_minor, spins_given, spins_left,
                            won_minor, play, reference, given_at, expires_at)
    values (${row.id}, ${row.memberId}, ${row.nodeId}, ${row.currency}, ${row.stakeMinor},
            ${row.given}, ${row.left}, ${row.wonMinor}, ${JSON.stringify(row.play)}::jsonb,
            ${row.reference}, ${String(row.givenAt)}::timestamptz,
            ${String(row.expiresAt)}::timestamptz)
    on conflict (reference) do nothing returning id
  `.execute(tx);
  return rows.length === 1;
}

export async function findFreeSpins(
  tx: Transaction,
  id: FreeSpinsId,
): Promise<FreeSpins | undefined> {
  const { rows } = await sql<FindFreeSpins>`
    select ${columns} from free_spins where id = ${id}`.execute(tx);
  return rows[0];
}

export async function lockFreeSpins(
  tx: Transaction,
  id: FreeSpinsId,
): Promise<FreeSpins | undefined> {
  const { rows } = await sql<LockFreeSpins>`
    select ${columns} from free_spins where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** One was played; whoever calls holds the lock. */
export async function updateFreeSpins(
  tx: Transaction,
  row: Pick<FreeSpins, 'id' | 'left' | 'wonMinor'>,
): Promise<void> {
  await sql<UpdateFreeSpins>`
    update free_spins set spins_left = ${row.left}, won_minor = ${row.wonMinor}
     where id = ${row.id}`.execute(tx);
}

/** What a member can play now, of one game or of all; those that end first before the others. */
export async function selectPlayable(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly nodeId: string | undefined;
    readonly now: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly FreeSpins[]> {
  const { memberId, nodeId, now, limit } = query;
  const ofGame = nodeId === undefined ? sql`` : sql` and node_id = ${nodeId}`;
  const { rows } = await sql<SelectPlayable>`
    select ${columns} from free_spins
     where member_id = ${memberId} and spins_left > 0
       and expires_at > ${String(now)}::timestamptz${ofGame}
     order by expires_at, id limit ${limit}`.execute(tx);
  return rows;
}

/** What nobody played yet of what was given for a reference; undefined where nothing is left. */
export async function withdrawSpins(
  tx: Transaction,
  row: { readonly memberId: MemberId; readonly reference: string; readonly now: Temporal.Instant },
): Promise<WithdrawSpins['row'] | undefined> {
  const { rows } = await sql<WithdrawSpins>`
    update free_spins set spins_left = 0, spins_withdrawn = spins_left
     where reference = ${row.reference} and member_id = ${row.memberId} and spins_left > 0
       and expires_at > ${String(row.now)}::timestamptz
    returning spins_withdrawn as count, stake_minor as "stakeMinor"`.execute(tx);
  return rows[0];
}

/** The rounds of a member that were played of what was given for a reference and won. */
export async function selectWonRounds(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly reference: string },
): Promise<readonly string[]> {
  const { rows } = await sql<SelectWonRounds>`
    select 'rnd_' || translate(r.id::text, '-', '') as id
      from free_spins f join rounds r on r.member_id = f.member_id and r.mode = 'real'
       and r.node_id = f.node_id and r.played_at >= f.given_at and r.played_at <= f.expires_at
       and r.free_spins_id = f.id
     where f.reference = ${query.reference} and f.member_id = ${query.memberId}
       and r.win_minor > 0`.execute(tx);
  return rows.map(({ id }) => id);
}
