import type { MemberId, PayoutAccountId, PayoutKind } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindAccount,
  FindPayeeName,
  HasBoundAccount,
  InsertAccount,
  LockMemberAccounts,
  LockNumber,
  MakeDefault,
  RemoveAccount,
  RenewNumber,
  SelectAccounts,
  SelectNumberOwners,
  SelectOtherNumbers,
  MakeDefaultAlone,
} from '../generated/statements.ts';

export type PayoutAccount = SelectAccounts['row'];

const columns = sql`id, member_id as "memberId", kind, institution, holder,
  number_secret as "numberSecret", last_digits as "lastDigits", is_default as "isDefault",
  bound_at as "boundAt", usable_from as "usableFrom", removed_at as "removedAt"`;

/** Accounts of one member are changed by one call at a time. */
export async function lockMemberAccounts(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<LockMemberAccounts>`
    select pg_advisory_xact_lock(hashtextextended('cashier.accounts ' || ${memberId}, 0))
  `.execute(tx);
}

/** The bound ones, the oldest first. */
export async function selectAccounts(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly PayoutAccount[]> {
  const { rows } = await sql<SelectAccounts>`
    select ${columns} from payout_accounts
     where member_id = ${memberId} and removed_at is null order by bound_at, id
  `.execute(tx);
  return rows;
}

/**
 * The name that money of the member goes to: that of the bound accounts, or of one that was paid
 * before it was taken off.
 */
export async function findPayeeName(
  tx: Transaction,
  memberId: MemberId,
): Promise<string | undefined> {
  const { rows } = await sql<FindPayeeName>`
    select a.holder from payout_accounts a
     where a.member_id = ${memberId}
       and (a.removed_at is null or exists (
         select from withdrawals w where w.payout_account_id = a.id and w.state = 'COMPLETED'))
     order by a.bound_at, a.id limit 1
  `.execute(tx);
  return rows[0]?.holder;
}

/** Whether the member ever bound one, taken off since or not. */
export async function hasBoundAccount(tx: Transaction, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql<HasBoundAccount>`
    select id from payout_accounts where member_id = ${memberId} limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** A number is bound by one call at a time, whoever binds it and on whatever chain. */
export async function lockNumber(tx: Transaction, mark: Uint8Array): Promise<void> {
  await sql<LockNumber>`
    select pg_advisory_xact_lock(
      hashtextextended('cashier.number ' || encode(${mark}::bytea, 'hex'), 0))
  `.execute(tx);
}

/** Whose accounts these numbers are now, by their marks, which of them each is, and where. */
export async function selectNumberOwners(
  tx: Transaction,
  marks: readonly Uint8Array[],
): Promise<readonly SelectNumberOwners['row'][]> {
  const { rows } = await sql<SelectNumberOwners>`
    select member_id as "memberId", number_mark as "numberMark", kind, institution
      from payout_accounts
     where number_mark = any(${marks}::bytea[]) and removed_at is null order by id
  `.execute(tx);
  return rows;
}

/** One that was taken off is found as well: orders of before name it. */
export async function findAccount(
  tx: Transaction,
  id: PayoutAccountId,
): Promise<PayoutAccount | undefined> {
  const { rows } = await sql<FindAccount>`
    select ${columns} from payout_accounts where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** False when the number is bound there already. */
export async function insertAccount(
  tx: Transaction,
  row: {
    readonly id: PayoutAccountId;
    readonly memberId: MemberId;
    readonly kind: PayoutKind;
    readonly institution: string;
    readonly holder: string;
    readonly numberSecret: Uint8Array;
    readonly numberMark: Uint8Array;
    readonly lastDigits: string;
    readonly isDefault: boolean;
    readonly boundAt: Temporal.Instant;
    readonly usableFrom: Temporal.Instant;
  },
): Promise<boolean> {
  const insert = sql<InsertAccount>`
    insert into payout_accounts (id, member_id, kind, institution, holder, number_secret,
                                 number_mark, last_digits, is_default, bound_at, usable_from)
    values (${row.id}, ${row.memberId}, ${row.kind}, ${row.institution}, ${row.holder},
            ${row.numberSecret}, ${row.numberMark}, ${row.lastDigits}, ${row.isDefault},
            ${String(row.boundAt)}::timestamptz, ${String(row.usableFrom)}::timestamptz)
    on conflict (number_mark, institution) where removed_at is null do nothing returning id`;
  return (await insert.execute(tx)).rows.length > 0;
}

export async function makeDefault(
  tx: Transaction,
  account: { readonly id: PayoutAccountId; readonly memberId: MemberId },
): Promise<void> {
  await sql<MakeDefaultAlone>`
    update payout_accounts set is_default = false
     where member_id = ${account.memberId} and is_default and removed_at is null
  `.execute(tx);
  await sql<MakeDefault>`
    update payout_accounts set is_default = true where id = ${account.id}
  `.execute(tx);
}

export async function removeAccount(
  tx: Transaction,
  account: { readonly id: PayoutAccountId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<RemoveAccount>`
    update payout_accounts set is_default = false, removed_at = ${String(account.at)}::timestamptz
     where id = ${account.id}
  `.execute(tx);
}

/** Numbers that another key than the one in use encrypted. */
export async function selectOtherNumbers(
  tx: Transaction,
  query: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectOtherNumbers['row'][]> {
  const { rows } = await sql<SelectOtherNumbers>`
    select id, number_secret as "numberSecret" from payout_accounts
     where substring(number_secret from 1 for 9) <> ${query.prefix}
       and number_secret <> '\\x'
     order by id limit ${query.limit} for update
  `.execute(tx);
  return rows;
}

export async function renewNumber(
  tx: Transaction,
  row: {
    readonly id: PayoutAccountId;
    readonly numberSecret: Uint8Array;
    readonly numberMark: Uint8Array;
  },
): Promise<void> {
  await sql<RenewNumber>`
    update payout_accounts set number_secret = ${row.numberSecret}, number_mark = ${row.numberMark}
     where id = ${row.id}
  `.execute(tx);
}
