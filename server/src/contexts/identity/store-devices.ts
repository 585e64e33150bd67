import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DistrustBySessions,
  DistrustDevices,
  EndSessionsOfDevice,
  FindOwnDevice,
  ForgetDevices,
  IsAboveOwnTrust,
  MarkRemoved,
  SelectOwnDevices,
  SelectSharedDevices,
} from './generated/statements.ts';
import type { Ending } from './store-sessions.ts';

/** Devices from which several of these people signed in, with each of them. */
export async function selectSharedDevices(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly SelectSharedDevices['row'][]> {
  const { rows } = await sql<SelectSharedDevices>`
    select k.device, k.subject_id as "subjectId"
      from (select device, subject_id, count(*) over (partition by device) as people
              from known_devices where subject_id = any(${plain(ids)}::text[])) k
     where k.people > 1 order by k.device, k.subject_id
  `.execute(tx);
  return rows;
}

export type OwnDevice = SelectOwnDevices['row'];

/** Those that were not removed, the one seen last first; `sessionId` is the one that asks. */
export async function selectOwnDevices(
  tx: Transaction,
  query: { readonly subjectId: string; readonly sessionId: string; readonly limit: number },
): Promise<readonly OwnDevice[]> {
  const { rows } = await sql<SelectOwnDevices>`
    select k.id, k.browser, k.trusted_at is not null as "isTrusted",
           exists (select from sessions s
                    where s.id = ${query.sessionId} and s.device = k.device) as "isCurrent",
           coalesce(k.first_sign_in_at, k.last_sign_in_at) as "firstSeenAt",
           greatest(k.last_sign_in_at,
                    (select max(s.last_seen_at) from sessions s
                      where s.subject_id = k.subject_id and s.device = k.device)) as "lastSeenAt"
      from known_devices k
     where k.subject_id = ${query.subjectId} and k.removed_at is null
     order by "isCurrent" desc, "lastSeenAt" desc, k.id limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** As sessions name it; undefined of one that is somebody else's, or removed. */
export async function findOwnDevice(
  tx: Transaction,
  key: { readonly subjectId: string; readonly id: string },
): Promise<string | undefined> {
  const { rows } = await sql<FindOwnDevice>`
    select device from known_devices
     where subject_id = ${key.subjectId} and id = ${key.id} and removed_at is null
  `.execute(tx);
  return rows[0]?.device;
}

/** All but one device of somebody, or `only` one of those. */
export interface OtherDevices {
  readonly subjectId: string;
  readonly kept: string;
  readonly only?: string | undefined;
}

/** Whether one of them is trusted and the one that asks is not. */
export async function isAboveOwnTrust(tx: Transaction, devices: OtherDevices): Promise<boolean> {
  const { rows } = await sql<IsAboveOwnTrust>`
    select exists (select from known_devices
                    where subject_id = ${devices.subjectId} and device <> ${devices.kept}
                      and device = coalesce(${devices.only ?? null}::text, device)
                      and trusted_at is not null and removed_at is null)
       and not exists (select from known_devices
                        where subject_id = ${devices.subjectId} and device = ${devices.kept}
                          and trusted_at is not null and removed_at is null) as "isAbove"
  `.execute(tx);
  return rows[0]?.isAbove ?? false;
}

/** Returns which were there; what is known of them stays (R12). */
export async function markRemoved(
  tx: Transaction,
  devices: OtherDevices,
  at: Temporal.Instant,
): Promise<readonly string[]> {
  const { rows } = await sql<MarkRemoved>`
    update known_devices set removed_at = ${String(at)}::timestamptz, trusted_at = null
     where subject_id = ${devices.subjectId} and device <> ${devices.kept}
       and device = coalesce(${devices.only ?? null}::text, device) and removed_at is null
    returning device
  `.execute(tx);
  return rows.map(({ device }) => device);
}

/** They show who they are again before they are let on from where money goes (X8). */
export async function distrustDevices(
  tx: Transaction,
  devices: Pick<OtherDevices, 'subjectId' | 'kept'>,
): Promise<void> {
  await sql<DistrustDevices>`
    update known_devices set trusted_at = null
     where subject_id = ${devices.subjectId} and device <> ${devices.kept}
       and trusted_at is not null
  `.execute(tx);
}

/** A new password: they are strangers until they sign in again; what is known of them stays. */
export async function forgetDevices(
  tx: Transaction,
  devices: Pick<OtherDevices, 'subjectId' | 'kept'>,
  at: Temporal.Instant,
): Promise<void> {
  await sql<ForgetDevices>`
    update known_devices set trusted_at = null, forgotten_at = ${String(at)}::timestamptz
     where subject_id = ${devices.subjectId} and device <> ${devices.kept}
       and forgotten_at is null
  `.execute(tx);
}

/** The same trust of the browsers of some sessions alone. */
export async function distrustBySessions(
  tx: Transaction,
  sessions: { readonly ids: readonly string[]; readonly kept: string },
): Promise<void> {
  await sql<DistrustBySessions>`
    update known_devices k set trusted_at = null
      from sessions s
     where s.id = any(${plain(sessions.ids)}::text[]) and k.subject_id = s.subject_id
       and k.device = s.device and k.device <> ${sessions.kept}
  `.execute(tx);
}

/** Those that nobody ended; returns which. */
export async function endSessionsOfDevice(
  tx: Transaction,
  sessions: { readonly subjectId: string; readonly device: string },
  ending: Ending,
): Promise<readonly string[]> {
  const { rows } = await sql<EndSessionsOfDevice>`
    update sessions
       set ended_at = ${String(ending.at)}::timestamptz, ended_because = ${ending.because}
     where subject_id = ${sessions.subjectId} and device = ${sessions.device}
       and ended_at is null
    returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}
