import { isIdOf } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

/** Money on its way into a vendor's wallet, or out of it. */
export function gatewayMessages(tell: Tell): EventHandlers {
  return { 'gateway.transfer_told': [tell(ofTransfer)] };
}

function ofTransfer(event: DomainEvents['gateway.transfer_told']): readonly NewMessage[] {
  const { memberId, transferId: reference, news, amount, currency } = event;
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const money = { amount: moneyValue(amount, currency) };
  return news === 'checking'
    ? [{ memberId, type: 'wallet_checking', reference, params: money }]
    : [
        {
          memberId,
          type: 'wallet_resolved',
          reference,
          params: { ...money, end: { kind: 'word', word: news } },
        },
      ];
}
