import type { Logger } from 'pino';
import type { Clock } from '../../../platform/context.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findPurse } from './find-purse.ts';
import type { VendorBook } from '../vendor-book.ts';
import { orderTransfer, queryTransfer, type VendorWord } from './ask-vendor.ts';
import { claimDueTransfers, type WalletTransferRow } from './store-transfers.ts';
import { applyWord } from './use-cases/apply-word.ts';

export interface TransferParts {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  readonly vendors: VendorBook;
}

const atOnce = 20;
/** Longer than a vendor may take to answer, so that nobody else asks meanwhile. */
const claimSeconds = 15;

/**
 * Tells or asks vendors about what is due, beside every transaction. Answers how many there were.
 */
export async function tendTransfers(parts: TransferParts): Promise<number> {
  const { work, clock } = parts;
  const now = clock.now();
  const nextAt = now.add({ seconds: claimSeconds });
  const due = await work.run(systemUnit('wallet_transfers_due'), (ctx) =>
    claimDueTransfers(ctx.tx, { now, nextAt, limit: atOnce }),
  );
  await Promise.all(due.map((transfer) => tendTransfer(parts, transfer)));
  return due.length;
}

/** Whoever calls holds the transfer: nobody else asks about it meanwhile. */
export async function tendTransfer(
  parts: TransferParts,
  transfer: WalletTransferRow,
): Promise<void> {
  const word = await wordOn(parts, transfer);
  await parts.work.run(systemUnit('wallet_transfer_word'), (ctx) => applyWord(ctx, transfer, word));
}

/** Undefined when the vendor said nothing that means anything. */
async function wordOn(
  { vendors, log }: TransferParts,
  transfer: WalletTransferRow,
): Promise<VendorWord | undefined> {
  try {
    const vendor = await findPurse(vendors, transfer.vendorCode);
    return await (transfer.asked === 1
      ? orderTransfer(vendor, transfer)
      : queryTransfer(vendor, transfer));
  } catch (error) {
    log.warn({ err: error, transfer: transfer.id }, 'a vendor gave no answer about a transfer');
    return undefined;
  }
}
