import type { DeskQueue } from '../../../platform/desk-queue.ts';
import type { Loop } from '../../../platform/loops.ts';
import { measureStuckTransfers } from './store-desk-transfers.ts';
import { type TransferParts, tendTransfers } from './tend-transfers.ts';

const restMilliseconds = 1000;

/** A member waits for the first answer, so the pause is short. */
export function tendLoop(parts: TransferParts): Loop {
  return {
    name: 'gateway_tend_transfers',
    restMilliseconds,
    run: async () => ({ isMore: (await tendTransfers(parts)) > 0 }),
  };
}

/** Transfers that a vendor gave no clear word about. */
export const stuckTransfers: DeskQueue = {
  name: 'walletTransfers',
  ability: 'cashier.read',
  depth: (ctx) => measureStuckTransfers(ctx.tx, ctx.site.id),
};
