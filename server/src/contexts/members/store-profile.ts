import type { DeliveryChannel, MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeletePicture,
  FindPicture,
  FindProfile,
  HasPicture,
  LockProfile,
  SelectConsents,
  SelectMarketing,
  SelectMembersBorn,
  UpsertPicture,
  WriteAvatar,
  WriteMarketing,
  WriteProfile,
} from './generated/statements.ts';

export type ProfileRow = FindProfile['row'];

export async function findProfile(tx: Transaction, id: MemberId): Promise<ProfileRow | undefined> {
  const { rows } = await sql<FindProfile>`
    select nickname, avatar, profile from members where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Who says a day of birth within these days, by their ids. */
export async function selectMembersBorn(
  tx: Transaction,
  query: {
    readonly after: string;
    readonly upTo: string;
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<readonly { readonly id: MemberId; readonly birthday: string }[]> {
  const { rows } = await sql<SelectMembersBorn>`
    select id, coalesce(profile ->> 'birthday', '') as birthday from members
     where profile ->> 'birthday' > ${query.after} and profile ->> 'birthday' <= ${query.upTo}
       and id > ${query.afterId}
     order by id limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** Two changes at once follow each other, so that neither loses a field of the other. */
export async function lockProfile(tx: Transaction, id: MemberId): Promise<void> {
  await sql<LockProfile>`select 1 as locked from members where id = ${id} for update`.execute(tx);
}

export async function writeProfile(
  tx: Transaction,
  row: {
    readonly id: MemberId;
    readonly nickname: string;
    readonly avatar: number | null;
    readonly profile: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await sql<WriteProfile>`
    update members set nickname = ${row.nickname}, avatar = ${row.avatar},
                       profile = ${JSON.stringify(row.profile)}::jsonb
     where id = ${row.id}
  `.execute(tx);
}

export async function findPicture(tx: Transaction, id: MemberId): Promise<Buffer | undefined> {
  const { rows } = await sql<FindPicture>`
    select image from member_pictures where member_id = ${id}`.execute(tx);
  return rows[0]?.image;
}

export async function hasPicture(tx: Transaction, id: MemberId): Promise<boolean> {
  const { rows } = await sql<HasPicture>`
    select 1 as found from member_pictures where member_id = ${id}`.execute(tx);
  return rows.length > 0;
}

export async function upsertPicture(
  tx: Transaction,
  row: { readonly id: MemberId; readonly image: Buffer; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpsertPicture>`
    insert into member_pictures (member_id, image, changed_at)
    values (${row.id}, ${row.image}, ${String(row.at)}::timestamptz)
    on conflict (member_id) do update set
      image = excluded.image, changed_at = excluded.changed_at`.execute(tx);
}

/** Whether there was one. */
export async function deletePicture(tx: Transaction, id: MemberId): Promise<boolean> {
  const { rows } = await sql<DeletePicture>`
    delete from member_pictures where member_id = ${id} returning member_id`.execute(tx);
  return rows.length > 0;
}

export async function writeAvatar(
  tx: Transaction,
  row: { readonly id: MemberId; readonly avatar: number | null },
): Promise<void> {
  await sql<WriteAvatar>`
    update members set avatar = ${row.avatar} where id = ${row.id}`.execute(tx);
}

export async function selectMarketing(
  tx: Transaction,
  id: MemberId,
): Promise<readonly SelectMarketing['row'][]> {
  const { rows } = await sql<SelectMarketing>`
    select channel, is_given as "isGiven" from marketing_consents where member_id = ${id}
  `.execute(tx);
  return rows;
}

export type Consent = SelectConsents['row'];

export async function selectConsents(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly Consent[]> {
  const { rows } = await sql<SelectConsents>`
    select member_id as "memberId", channel from marketing_consents
     where member_id = any(${ids}::text[]) and is_given
  `.execute(tx);
  return rows;
}

export async function writeMarketing(
  tx: Transaction,
  row: {
    readonly id: MemberId;
    readonly channel: DeliveryChannel;
    readonly isGiven: boolean;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<WriteMarketing>`
    insert into marketing_consents (member_id, channel, is_given, changed_at)
    values (${row.id}, ${row.channel}, ${row.isGiven}, ${String(row.at)}::timestamptz)
    on conflict (member_id, channel) do update
       set is_given = excluded.is_given, changed_at = excluded.changed_at
     where marketing_consents.is_given <> excluded.is_given
  `.execute(tx);
}
