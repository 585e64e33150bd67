import type { DeliveryChannel, MemberId, MessageTopic } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeleteCopies,
  FindLocale,
  InsertCopies,
  SelectCopies,
  SelectLocales,
  UpsertLocale,
} from './generated/statements.ts';

export type ChosenCopy = SelectCopies['row'];

export async function findLocale(tx: Transaction, memberId: MemberId): Promise<string | undefined> {
  const { rows } = await sql<FindLocale>`
    select locale from inbox_readers where member_id = ${memberId}`.execute(tx);
  return rows[0]?.locale;
}

export async function upsertLocale(
  tx: Transaction,
  row: { readonly memberId: MemberId; readonly locale: string },
): Promise<void> {
  await sql<UpsertLocale>`
    insert into inbox_readers (member_id, locale) values (${row.memberId}, ${row.locale})
    on conflict (member_id) do update set locale = excluded.locale`.execute(tx);
}

/** In which language each of them read last; absent for who never read. */
export async function selectLocales(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const { rows } = await sql<SelectLocales>`
    select member_id as "memberId", locale from inbox_readers
     where member_id = any(${memberIds}::text[])`.execute(tx);
  return new Map(rows.map(({ memberId, locale }) => [memberId, locale]));
}

export async function selectCopies(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<readonly ChosenCopy[]> {
  const { rows } = await sql<SelectCopies>`
    select member_id as "memberId", topic, channel from inbox_copies
     where member_id = any(${memberIds}::text[])`.execute(tx);
  return rows;
}

interface TopicOf {
  readonly memberId: MemberId;
  readonly topic: MessageTopic;
}

export async function deleteCopies(tx: Transaction, { memberId, topic }: TopicOf): Promise<void> {
  await sql<DeleteCopies>`
    delete from inbox_copies where member_id = ${memberId} and topic = ${topic}`.execute(tx);
}

export async function insertCopies(
  tx: Transaction,
  row: TopicOf & { readonly channels: readonly DeliveryChannel[] },
): Promise<void> {
  await sql<InsertCopies>`
    insert into inbox_copies (member_id, topic, channel)
    select ${row.memberId}, ${row.topic}, channel
      from unnest(${row.channels}::text[]) as chosen (channel)
    on conflict do nothing`.execute(tx);
}
