import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FailureCount } from './attempt-policy.ts';
import type {
  ClearFailures,
  DeleteOldDevices,
  DeleteOldFailures,
  FindDevice,
  LockCounts,
  LockCountsRead,
  RememberDevice,
  SelectDevices,
  TakeBackFailure,
  TakeBackFailures,
  TrustDevice,
  ReadFailures,
  WriteFailures,
} from './generated/statements.ts';

export type FailureScope =
  | 'account'
  | 'device'
  | 'devices'
  | 'block'
  | 'register'
  | 'register_site'
  | 'feedback'
  | 'feedback_site'
  | 'forgot'
  | 'forgot_name'
  | 'codes_stopped'
  | 'codes_refused';

export interface FailureKey {
  readonly scope: FailureScope;
  readonly key: string;
}

type CountOf = (key: FailureKey) => FailureCount | undefined;

/**
 * The counts of these keys, held until the transaction ends; keys are locked in one order. The rows
 * are locked beside the keys, so that a count which is taken back meanwhile is not written again.
 */
export async function lockCounts(tx: Transaction, keys: readonly FailureKey[]): Promise<CountOf> {
  const sorted = keys.toSorted((a, b) => (`${a.scope}${a.key}` < `${b.scope}${b.key}` ? -1 : 1));
  for (const { scope, key } of sorted) {
    await sql<LockCounts>`
      select pg_advisory_xact_lock(hashtextextended(${`${scope}|${key}`}, 0))
    `.execute(tx);
  }
  const { rows } = await sql<LockCountsRead>`
    select f.scope, f.key, f.failures, f.last_failure_at as "lastFailureAt"
      from unnest(${keys.map((row) => row.scope)}::text[], ${keys.map((row) => row.key)}::text[])
           as w (scope, key)
      join sign_in_failures f on f.scope = w.scope and f.key = w.key
     order by f.scope, f.key
       for update of f
  `.execute(tx);
  return ({ scope, key }) => rows.find((row) => row.scope === scope && row.key === key);
}

/** The same of keys of which no two have one scope. */
export async function lockFailures(
  tx: Transaction,
  keys: readonly FailureKey[],
): Promise<ReadonlyMap<FailureScope, FailureCount>> {
  const countOf = await lockCounts(tx, keys);
  return new Map(
    keys.flatMap((key) => {
      const count = countOf(key);
      return count === undefined ? [] : [[key.scope, count] as const];
    }),
  );
}

/** A count that is over and only looked at. */
export async function readFailures(tx: Transaction, { scope, key }: FailureKey): Promise<number> {
  const { rows } = await sql<ReadFailures>`
    select failures from sign_in_failures where scope = ${scope} and key = ${key}`.execute(tx);
  return rows[0]?.failures ?? 0;
}

export async function writeFailures(
  tx: Transaction,
  row: FailureKey & { readonly failures: number; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<WriteFailures>`
    insert into sign_in_failures (scope, key, failures, last_failure_at)
    values (${row.scope}, ${row.key}, ${row.failures}, ${String(row.at)}::timestamptz)
    on conflict (scope, key) do update
       set failures = excluded.failures, last_failure_at = excluded.last_failure_at
  `.execute(tx);
}

export async function clearFailures(tx: Transaction, key: FailureKey): Promise<void> {
  await sql<ClearFailures>`
    delete from sign_in_failures where scope = ${key.scope} and key = ${key.key}
  `.execute(tx);
}

/** Takes one failure back: the attempt that was counted before it was checked succeeded. */
export async function takeBackFailure(tx: Transaction, key: FailureKey): Promise<void> {
  await sql<TakeBackFailure>`
    update sign_in_failures set failures = greatest(failures - 1, 0)
     where scope = ${key.scope} and key = ${key.key}
  `.execute(tx);
}

/** The same of several, which a success has made up for. */
export async function takeBackFailures(
  tx: Transaction,
  key: FailureKey,
  count: number,
): Promise<void> {
  await sql<TakeBackFailures>`
    update sign_in_failures set failures = greatest(failures - ${count}::int, 0)
     where scope = ${key.scope} and key = ${key.key}
  `.execute(tx);
}

export async function deleteOldFailures(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldFailures>`
    delete from sign_in_failures where last_failure_at < ${String(limit)}::timestamptz
  `.execute(tx);
}

/** Devices that have not come back for as long as a browser keeps their cookie. */
export async function deleteOldDevices(tx: Transaction, time: Temporal.Instant): Promise<void> {
  await sql<DeleteOldDevices>`
    delete from known_devices where last_sign_in_at < ${String(time)}::timestamptz
  `.execute(tx);
}

/** One that its owner removed, or that signed in with a password of before, is a stranger again. */
export async function isKnownDevice(
  tx: Transaction,
  key: { readonly subjectId: string; readonly device: string },
): Promise<boolean> {
  return (await findDevice(tx, key))?.isForgotten === false;
}

/** Undefined of one that was never seen with the subject, or that its owner removed. */
export async function findDevice(
  tx: Transaction,
  key: { readonly subjectId: string; readonly device: string },
): Promise<FindDevice['row'] | undefined> {
  const { rows } = await sql<FindDevice>`
    select forgotten_at is not null as "isForgotten" from known_devices
     where subject_id = ${key.subjectId} and device = ${key.device} and removed_at is null
  `.execute(tx);
  return rows[0];
}

/** By which this subject signed in lately, the last one first. */
export async function selectDevices(
  tx: Transaction,
  subjectId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectDevices>`
    select device from known_devices where subject_id = ${subjectId}
    order by last_sign_in_at desc limit 20`.execute(tx);
  return rows.map(({ device }) => device);
}

export async function rememberDevice(
  tx: Transaction,
  row: {
    readonly subjectId: string;
    readonly device: string;
    /** What the browser says of itself. */
    readonly browser: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const at = String(row.at);
  await sql<RememberDevice>`
    insert into known_devices (subject_id, device, browser, first_sign_in_at, last_sign_in_at)
    values (${row.subjectId}, ${row.device}, ${row.browser}, ${at}::timestamptz,
            ${at}::timestamptz)
    on conflict (subject_id, device) do update
       set last_sign_in_at = excluded.last_sign_in_at, browser = excluded.browser,
           removed_at = null, forgotten_at = null
  `.execute(tx);
}

/** Its owner has shown who they are with it; it signed in before. */
export async function trustDevice(
  tx: Transaction,
  row: { readonly subjectId: string; readonly device: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<TrustDevice>`
    update known_devices set trusted_at = ${String(row.at)}::timestamptz
     where subject_id = ${row.subjectId} and device = ${row.device} and trusted_at is null
  `.execute(tx);
}
