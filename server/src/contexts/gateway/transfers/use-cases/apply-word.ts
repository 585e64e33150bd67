import { transferMoves } from '@portal/commission';
import type { Ctx } from '../../../../platform/context.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import type { VendorWord } from '../ask-vendor.ts';
import { nextAsk } from '../next-ask.ts';
import { accountsToLock } from '../purse-accounts.ts';
import { settleTransfer } from '../settle-transfer.ts';
import { tellChecked } from '../tell-checked.ts';
import {
  lockWalletTransfer,
  setTransferAsk,
  setTransferState,
  type WalletTransferRow,
} from '../store-transfers.ts';

/** A vendor has to say twice that it knows nothing, this far apart, before it is believed (E8). */
const notFoundMinutes = 2;

/**
 * Books what a vendor said of a transfer, or that it said nothing. Only a clear word moves money: a
 * line that broke means nothing, and the vendor is asked again, in the end by a person.
 */
export async function applyWord(
  ctx: Ctx,
  { id, memberId, vendorCode, currency }: WalletTransferRow,
  word: VendorWord | undefined,
): Promise<void> {
  const accounts = accountsToLock({ memberId, vendorCode }, currency);
  await lockAndLook(ctx, { accounts, debts: [] });
  const transfer = await lockWalletTransfer(ctx.tx, id);
  if (transfer === undefined || !transferMoves[transfer.state].includes('SUCCESS')) {
    return;
  }
  switch (word?.state) {
    case 'DONE':
      return settleTransfer(ctx, transfer, { ...word, state: 'SUCCESS' });
    case 'REFUSED':
      return settleTransfer(ctx, transfer, { state: 'FAILED', reason: 'refused' });
    case 'NOT_FOUND':
      return isNotFound(ctx, transfer)
        ? settleTransfer(ctx, transfer, { state: 'FAILED', reason: 'not_found' })
        : askLater(ctx, { ...transfer, notFoundAt: transfer.notFoundAt ?? ctx.clock.now() });
    default:
      return askLater(ctx, { ...transfer, notFoundAt: null });
  }
}

function isNotFound({ clock }: Ctx, { notFoundAt }: WalletTransferRow): boolean {
  return (
    notFoundAt !== null &&
    Temporal.Instant.compare(notFoundAt.add({ minutes: notFoundMinutes }), clock.now()) <= 0
  );
}

async function askLater(ctx: Ctx, transfer: WalletTransferRow): Promise<void> {
  const { id, notFoundAt, reason } = transfer;
  const at = ctx.clock.now();
  const nextAt = nextAsk(at, transfer);
  // A person gets only what the vendor was asked about once at least.
  const askAt = transfer.state === 'SENT' ? (nextAt ?? at) : nextAt;
  const state = askAt === null ? 'MANUAL' : 'UNKNOWN';
  if (state !== transfer.state && transferMoves[transfer.state].includes(state)) {
    await setTransferState(ctx.tx, { id, state, at, askAt, reason });
    if (state === 'UNKNOWN') {
      await tellChecked(ctx, transfer, 'checking');
    }
  }
  await setTransferAsk(ctx.tx, { id, askAt, notFoundAt });
}
