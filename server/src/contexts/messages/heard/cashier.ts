import type { DepositState, WithdrawalState } from '@portal/protocol';
import { type MessageType, isIdOf } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

type Moved = DomainEvents['cashier.withdrawal_moved'];
type Transferred = DomainEvents['cashier.transferred'];
type Reminder = DomainEvents['cashier.receipt_reminder'];

/** Money out, and money that goes along the tree. */
export function cashierMessages(tell: Tell): EventHandlers {
  return {
    'cashier.deposit_moved': [tell(ofDeposit)],
    'cashier.withdrawal_moved': [tell(ofMove)],
    'cashier.receipt_reminder': [tell(ofReminder)],
    'cashier.transferred': [tell(ofTransfer)],
    'cashier.transfer_taken_back': [tell(ofTakenBack)],
    'cashier.envelope_given': [tell(ofEnvelope)],
    'cashier.deposit_promotion': [tell(ofPromotion)],
    'cashier.peer_told': [tell(ofPeer)],
    'cashier.complaint_told': [tell(ofComplaint)],
  };
}

/** What happens to a payment whatever state its order rests in. */
const typeOfReason: Readonly<Record<string, MessageType>> = {
  auto_received: 'withdraw_auto_confirmed',
  part_returned: 'withdraw_returned',
  ruled_receiver_right: 'withdraw_dispute_update',
  ruled_partial: 'withdraw_dispute_update',
};

/** Rulings after which something is left, as a text with both sums and the number knows them. */
const sumsOf: Readonly<Record<string, string>> = {
  ruled_receiver_right: 'nothing_counts',
  ruled_partial: 'part_counts',
};

/** Steps of the house that nobody has to know of have none. */
const typeOf: Readonly<Partial<Record<WithdrawalState, MessageType>>> = {
  // A request begins with the look at its risk.
  RISK: 'withdraw_requested',
  INFO_NEEDED: 'withdraw_info_needed',
  APPROVED: 'withdraw_approved',
  REJECTED: 'withdraw_rejected',
  PAID: 'withdraw_paid',
  AWAIT_RECEIPT: 'withdraw_confirm_needed',
  DISPUTED: 'withdraw_dispute_update',
  COMPLETED: 'withdraw_completed',
  FAILED: 'withdraw_failed',
  RETURNED: 'withdraw_returned',
};

function ofMove(move: Moved): readonly NewMessage[] {
  const { memberId, state, reason, amount: minor, currency, at, withdrawalId, left } = move;
  const type = typeOfReason[reason ?? ''] ?? typeOf[state];
  // Whoever reported by live chat has been asked already.
  const isTold = reason === 'reported_by_chat';
  if (type === undefined || isTold || !isIdOf('mbr', memberId)) {
    return [];
  }
  return [
    {
      memberId,
      type,
      reference: withdrawalId,
      occasion: at,
      params: {
        amount: moneyValue(minor, currency),
        reason: { kind: 'word', word: wordOf(move) },
        ...(left !== undefined && { left: moneyValue(left, currency) }),
        number: { kind: 'word', word: move.number ?? '' },
      },
    },
  ];
}

/** Messages of before say of a ruling neither what it counted nor what is left. */
function wordOf({ reason, left, number }: Moved): string {
  const isWhole = left !== undefined && number !== undefined;
  return (isWhole ? sumsOf[reason ?? ''] : undefined) ?? reason ?? 'none';
}

/**
 * What a member waits for, or would never know; that nothing was paid in time nobody has to hear.
 */
const typeOfDeposit: Readonly<Partial<Record<DepositState, MessageType>>> = {
  CREDITED: 'deposit_credited',
  FAILED: 'deposit_failed',
  MISMATCH: 'deposit_mismatch',
  REFUNDED: 'deposit_refunded',
  CHARGEBACK: 'deposit_charged_back',
};

function ofDeposit(move: DomainEvents['cashier.deposit_moved']): readonly NewMessage[] {
  const { memberId, depositId: reference, state, reason, amount, net, currency, at } = move;
  const type = typeOfDeposit[state];
  if (type === undefined || !isIdOf('mbr', memberId)) {
    return [];
  }
  const params = {
    amount: moneyValue(state === 'CREDITED' ? net : amount, currency),
    reason: { kind: 'word', word: reason ?? 'none' },
  } as const;
  return [{ memberId, type, reference, occasion: at, params }];
}

function ofReminder(reminder: Reminder): readonly NewMessage[] {
  const { memberId, withdrawalId: reference, confirmBy } = reminder;
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const type = 'withdraw_confirm_reminder';
  const occasion = `${confirmBy} ${reminder.reminder}`;
  return [
    { memberId, type, reference, occasion, params: { until: { kind: 'moment', at: confirmBy } } },
  ];
}

function ofTransfer(transfer: Transferred): readonly NewMessage[] {
  const { transferId: reference, fromId, toId, amount, currency } = transfer;
  const params = { amount: moneyValue(amount, currency) };
  const sides = [
    { memberId: fromId, type: 'transfer_sent' },
    { memberId: toId, type: 'transfer_received' },
  ] as const;
  return sides.flatMap(({ memberId, type }) =>
    isIdOf('mbr', memberId) ? [{ memberId, type, reference, params }] : [],
  );
}

function ofTakenBack(transfer: DomainEvents['cashier.transfer_taken_back']): readonly NewMessage[] {
  const { transferId: reference, fromId, toId, amount, currency } = transfer;
  const sides = [
    { memberId: fromId, word: 'sender' },
    { memberId: toId, word: 'receiver' },
  ] as const;
  return sides.flatMap(({ memberId, word }) => {
    const params = { amount: moneyValue(amount, currency), side: { kind: 'word', word } } as const;
    const type = 'transfer_taken_back';
    return isIdOf('mbr', memberId) ? [{ memberId, type, reference, params } as const] : [];
  });
}

function ofEnvelope(gift: DomainEvents['cashier.envelope_given']): readonly NewMessage[] {
  const params = { until: { kind: 'moment', at: gift.closesAt } } as const;
  return gift.memberIds.flatMap((memberId) =>
    isIdOf('mbr', memberId)
      ? [{ memberId, type: 'team_envelope', reference: gift.envelopeId, params } as const]
      : [],
  );
}

/** Of what one member took on to pay another (agents-loyalty-money.md E6). */
const typeOfPeer = {
  pay_now: 'p2p_pay_now',
  pay_reminder: 'p2p_pay_reminder',
  released: 'p2p_released',
} as const satisfies Readonly<Record<string, MessageType>>;

function ofPeer(event: DomainEvents['cashier.peer_told']): readonly NewMessage[] {
  const { memberId, depositId: reference, news, amount, currency } = event;
  const params = { amount: moneyValue(amount, currency) };
  return isIdOf('mbr', memberId) ? [{ memberId, type: typeOfPeer[news], reference, params }] : [];
}

/** Of a payment that its member says never arrived, after it was counted as received. */
function ofComplaint(event: DomainEvents['cashier.complaint_told']): readonly NewMessage[] {
  const { memberId, withdrawalId: reference, sliceId, news, amount, currency } = event;
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const params = {
    amount: moneyValue(amount, currency),
    news: { kind: 'word', word: news },
  } as const;
  const occasion = `${sliceId} ${news}`;
  return [{ memberId, type: 'withdraw_complaint', reference, occasion, params }];
}

/** What the promotion came to that was chosen with a deposit. */
function ofPromotion(end: DomainEvents['cashier.deposit_promotion']): readonly NewMessage[] {
  const { memberId, depositId: reference, amount, fault, currency } = end;
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const words = { fault: { kind: 'word', word: fault ?? 'over' } } as const;
  return amount === null
    ? [{ memberId, type: 'promo_missed', reference, params: words }]
    : [
        {
          memberId,
          type: 'promo_given',
          reference,
          params: { amount: moneyValue(amount, currency) },
        },
      ];
}
