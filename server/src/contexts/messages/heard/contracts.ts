import type { MessageParams, MessageType } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

type Told = DomainEvents['contract.told'];
type Paid = DomainEvents['contract.paid'];
type Owed = DomainEvents['contract.owed'];

/** What happens to the contracts of agents, and what they pay. */
export function contractMessages(tell: Tell): EventHandlers {
  return {
    'contract.told': [tell(ofNews)],
    'contract.paid': [tell(ofPayments)],
    'contract.owed': [tell(ofDebts)],
  };
}

const typeOf: Readonly<Record<Told['news'], MessageType>> = {
  CONTRACT_PROPOSED: 'contract_proposed',
  CONTRACT_EXPIRING: 'contract_expiring',
  CONTRACT_ACCEPTED: 'contract_accepted',
  CONTRACT_REJECTED: 'contract_rejected',
  CONTRACT_WITHDRAWN: 'contract_withdrawn',
  CONTRACT_EXPIRED: 'contract_expired',
  CONTRACT_TERMINATION_REQUESTED: 'contract_termination_requested',
  CONTRACT_TERMINATED: 'contract_terminated',
  CONTRACT_TERMINATION_REFUSED: 'contract_termination_refused',
  CONTRACT_ENDED_AUTOMATICALLY: 'contract_ended',
};

function ofNews(event: Told): readonly NewMessage[] {
  const { news, contractId, memberIds, at } = event;
  const type = typeOf[news];
  return memberIds.map((memberId) => ({
    memberId,
    type,
    reference: contractId,
    occasion: at,
    params: aboutOf(event, memberId),
  }));
}

/** Which kind of contract it is, and with whom. */
function aboutOf({ kind, parties }: Told, memberId: Told['memberIds'][number]): MessageParams {
  if (parties === undefined) {
    return {};
  }
  const name = memberId === parties.payeeId ? parties.payer : parties.payee;
  const word = (text: string) => ({ kind: 'word', word: text }) as const;
  return {
    kind: word(kind),
    party: word(name === null ? 'house' : 'agent'),
    ...(name !== null && { name: word(name) }),
  };
}

function ofPayments({ payments, currency }: Paid): readonly NewMessage[] {
  return payments.map(({ memberId, kind, reference, occasion, amount }) => ({
    memberId,
    type: 'contract_paid',
    reference,
    occasion,
    params: { amount: moneyValue(amount, currency), kind: { kind: 'word', word: kind } },
  }));
}

const debtTypes = {
  YOU_OWE: 'contract_you_owe',
  OWED_TO_YOU: 'contract_owed_to_you',
  DEBT_CLEARED: 'contract_debt_cleared',
} as const satisfies Readonly<Record<Owed['told'][number]['news'], MessageType>>;

function ofDebts({ told, currency }: Owed): readonly NewMessage[] {
  return told.map(({ news, memberId, reference, occasion, amount }) => ({
    memberId,
    type: debtTypes[news],
    reference,
    occasion,
    ...(news !== 'DEBT_CLEARED' && { params: { amount: moneyValue(amount, currency) } }),
  }));
}
