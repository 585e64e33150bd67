import type { Ctx } from '../../../platform/context.ts';
import { readVendors } from '../../catalog/index.ts';
import { readAccounts } from '../../members/index.ts';
import type { WalletTransferRow } from './store-transfers.ts';

/** A transfer with the names that people know. */
export interface NamedTransfer extends WalletTransferRow {
  readonly account: string;
  readonly vendorName: string;
}

export async function namedTransfers(
  ctx: Ctx,
  rows: readonly WalletTransferRow[],
): Promise<readonly NamedTransfer[]> {
  const accounts = await readAccounts(ctx, [...new Set(rows.map(({ memberId }) => memberId))]);
  const codes = [...new Set(rows.map(({ vendorCode }) => vendorCode))];
  const vendors = codes.length === 0 ? [] : await readVendors(ctx, codes);
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  return rows.map((row) => ({
    ...row,
    account: accounts.get(row.memberId) ?? '',
    vendorName: names.get(row.vendorCode) ?? row.vendorCode,
  }));
}
