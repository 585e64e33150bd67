import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectVendorAccounts,
  SelectVendorSecret,
  UpdateVendorKeys,
  UpsertVendorAccount,
  UpsertVendorPurse,
} from './generated/statements.ts';

export type StoredAccount = SelectVendorAccounts['row'];

/** Whose bets are ours too: it calls the wallet, or tells what was played in its purses. */
export function hasBets({ transferUrl, reportUrl }: StoredAccount): boolean {
  return transferUrl === null || reportUrl !== null;
}

export async function selectVendorAccounts(tx: Transaction): Promise<readonly StoredAccount[]> {
  const { rows } = await sql<SelectVendorAccounts>`
    select a.vendor_code as "vendorCode", a.dialect, a.launch_url as "launchUrl",
           a.keys_secret as "keysSecret", a.keys_changed_at as "keysChangedAt",
           a.report_url as "reportUrl", p.transfer_url as "transferUrl"
    from vendor_accounts a left join vendor_purses p using (vendor_code)
    order by a.vendor_code`.execute(tx);
  return rows;
}

/** Locks the account until the transaction ends. */
export async function selectVendorSecret(
  tx: Transaction,
  vendorCode: string,
): Promise<SelectVendorSecret['row'] | undefined> {
  const { rows } = await sql<SelectVendorSecret>`
    select dialect, keys_secret as "keysSecret" from vendor_accounts
    where vendor_code = ${vendorCode} for update`.execute(tx);
  return rows[0];
}

export async function updateVendorKeys(
  tx: Transaction,
  keys: { readonly vendorCode: string; readonly keysSecret: Buffer },
): Promise<void> {
  await sql<UpdateVendorKeys>`
    update vendor_accounts set keys_secret = ${keys.keysSecret}
    where vendor_code = ${keys.vendorCode}`.execute(tx);
}

export async function upsertVendorAccount(
  tx: Transaction,
  account: Omit<StoredAccount, 'keysChangedAt' | 'transferUrl'> & { readonly at: Temporal.Instant },
): Promise<void> {
  const { vendorCode, dialect, launchUrl, reportUrl, keysSecret, at } = account;
  await sql<UpsertVendorAccount>`
    insert into vendor_accounts (vendor_code, dialect, launch_url, report_url, keys_secret,
                                 keys_changed_at)
    values (${vendorCode}, ${dialect}, ${launchUrl}, ${reportUrl}, ${keysSecret},
            ${String(at)}::timestamptz)
    on conflict (vendor_code) do update
    set dialect = excluded.dialect, launch_url = excluded.launch_url,
        report_url = excluded.report_url, keys_secret = excluded.keys_secret,
        keys_changed_at = excluded.keys_changed_at`.execute(tx);
}

/** Where the purses of a vendor are; one that kept some once keeps its row. */
export async function upsertVendorPurse(
  tx: Transaction,
  purse: { readonly vendorCode: string; readonly transferUrl: string },
): Promise<void> {
  await sql<UpsertVendorPurse>`
    insert into vendor_purses (vendor_code, transfer_url)
    values (${purse.vendorCode}, ${purse.transferUrl})
    on conflict (vendor_code) do update set transfer_url = excluded.transfer_url`.execute(tx);
}
