import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Deposit } from '../deposits/store-deposits.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Who took on to pay another member is to pay now, soon, or not any more. */
    'cashier.peer_told': {
      readonly depositId: string;
      readonly memberId: string;
      readonly news: 'pay_now' | 'pay_reminder' | 'released';
      readonly amount: string;
      readonly currency: string;
    };
  }
}

export async function tellPayer(
  ctx: Ctx,
  deposit: Pick<Deposit, 'id' | 'memberId' | 'amountMinor' | 'currency'>,
  news: 'pay_now' | 'pay_reminder' | 'released',
): Promise<void> {
  const { id: depositId, memberId, amountMinor, currency } = deposit;
  const payload = { depositId, memberId, news, amount: String(amountMinor), currency };
  await emit(ctx, { name: 'cashier.peer_told', payload });
}
