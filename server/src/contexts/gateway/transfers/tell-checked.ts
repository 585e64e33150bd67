import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import type { WalletTransferRow } from './store-transfers.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** What became of a transfer is being asked, or known now (agents-loyalty-money.md E8). */
    'gateway.transfer_told': {
      readonly transferId: string;
      readonly memberId: string;
      readonly news: 'checking' | 'done' | 'back';
      readonly amount: string;
      readonly currency: string;
    };
  }
}

/** Tells a member of money whose way is being asked about. */
export async function tellChecked(
  ctx: Ctx,
  transfer: WalletTransferRow,
  news: 'checking' | 'done' | 'back',
): Promise<void> {
  const { id: transferId, memberId, amountMinor, currency } = transfer;
  const payload = { transferId, memberId, news, amount: String(amountMinor), currency };
  await emit(ctx, { name: 'gateway.transfer_told', payload });
}
