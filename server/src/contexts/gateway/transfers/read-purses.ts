import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readVendors } from '../../catalog/index.ts';
import { balances } from '../../wallet/index.ts';
import { selectVendorAccounts } from '../store-accounts.ts';
import { purseAccounts } from './purse-accounts.ts';
import { selectOpenTransfers, type WalletTransferRow } from './store-transfers.ts';

/** The purse of a member at one vendor, as our books have it. */
export interface BookedPurse {
  readonly vendorCode: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly bookedMinor: bigint;
  readonly transfer: WalletTransferRow | undefined;
}

export interface BookedPurses {
  readonly cashMinor: bigint;
  readonly transitMinor: bigint;
  /** Of every vendor that keeps some, by name. */
  readonly purses: readonly BookedPurse[];
}

/** Where the money of a member lies that vendors keep, or that is on its way to them. */
export async function readPurses(ctx: Ctx, memberId: MemberId): Promise<BookedPurses> {
  const { currency } = ctx.site;
  const accounts = await selectVendorAccounts(ctx.tx);
  const codes = accounts.flatMap((row) => (row.transferUrl === null ? [] : [row.vendorCode]));
  const vendors = codes.length === 0 ? [] : await readVendors(ctx, codes);
  const open = await selectOpenTransfers(ctx.tx, memberId);
  const { cash, transit } = purseAccounts({ memberId, vendorCode: '' });
  const paths = vendors.map(({ code }) => purseAccounts({ memberId, vendorCode: code }).purse);
  const [ofCash, ofTransit, ...ofPurses] = await balances(
    ctx,
    [cash, transit, ...paths].map((account) => ({ account, currency })),
  );
  return {
    cashMinor: ofCash?.availableMinor ?? 0n,
    transitMinor: ofTransit?.balanceMinor ?? 0n,
    purses: vendors.map(({ code, name, isOpen }, at) => ({
      vendorCode: code,
      name,
      isOpen,
      bookedMinor: ofPurses[at]?.balanceMinor ?? 0n,
      transfer: open.find((row) => row.vendorCode === code),
    })),
  };
}
