import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  HasBeaconGames,
  SelectAwaited,
  WriteBeacon,
  WriteSignature,
} from '../generated/statements.ts';

/** Whether the draws of any game need the beacon. */
export async function hasBeaconGames(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<HasBeaconGames>`
    select exists (
      select from lottery_games g
      join lottery_game_versions v on v.game_code = g.game_code and v.version = g.version
      where v.settings ->> 'source' = 'beacon') as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Rounds that sealed issues wait for, and since when. */
export async function selectAwaited(
  tx: Transaction,
  { publicKey, at }: { readonly publicKey: string; readonly at: Temporal.Instant },
): Promise<readonly SelectAwaited['row'][]> {
  const { rows } = await sql<SelectAwaited>`
    select beacon_round as round, min(draws_at) as "drawsAt"
    from lottery_issues
    where state = 'closed' and beacon_round is not null and beacon_signature is null
      and beacon_key = ${publicKey} and draws_at <= ${String(at)}::timestamptz
    group by beacon_round order by beacon_round limit 100`.execute(tx);
  return rows;
}

/** Every sealed issue that waits for the round; one that has a signature keeps it. */
export async function writeSignature(
  tx: Transaction,
  signed: { readonly publicKey: string; readonly round: number; readonly signature: string },
): Promise<void> {
  await sql<WriteSignature>`
    update lottery_issues set beacon_signature = ${signed.signature}
    where state = 'closed' and beacon_key = ${signed.publicKey}
      and beacon_round = ${signed.round} and beacon_signature is null`.execute(tx);
}

/** Without a fault the beacon answers. */
export async function writeBeacon(
  tx: Transaction,
  { publicKey, fault }: { readonly publicKey: string; readonly fault: string | undefined },
  at: Temporal.Instant,
): Promise<void> {
  await sql<WriteBeacon>`
    insert into lottery_beacons (public_key, is_answering, fault, checked_at)
    values (${publicKey}, ${fault === undefined}, ${fault ?? null}, ${String(at)}::timestamptz)
    on conflict (public_key) do update
    set is_answering = excluded.is_answering, fault = excluded.fault,
        checked_at = excluded.checked_at`.execute(tx);
}
