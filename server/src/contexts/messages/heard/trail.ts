import type { MessageParams, MessageType, TrailActName, TrailEventName } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import type { NewMessage } from '../send-messages.ts';

type Recorded = DomainEvents['trail.recorded'];

/** What happened to an account, by its owner or by somebody else. */
export function trailMessages(tell: Tell): EventHandlers {
  return { 'trail.recorded': [tell(ofEntry)] };
}

const typeOf: Readonly<Partial<Record<TrailActName | TrailEventName, MessageType>>> = {
  'feedback.answer': 'feedback_reply',
  'chat.mute': 'chat_muted',
  'member.prove': 'identity_proven',
  'kyc.approve': 'kyc_approved',
  'kyc.reject': 'kyc_rejected',
  'kyc.ask': 'kyc_wanted',
  'kyc.demand': 'kyc_wanted',
  'kyc.expire': 'kyc_expired',
  'member.adjust': 'balance_adjusted',
  'member.change_password': 'security_password',
  'member.change_payment_password': 'security_payment_password',
  'kyc.send': 'security_identity',
  'member.bind_contact': 'security_contact',
  'member.bind_factor': 'security_factor_on',
  'member.drop_factor': 'security_factor_off',
  'member.reset_factor': 'security_factor_off',
  'member.renew_recovery': 'security_recovery_codes',
  'member.bind_passkey': 'security_way_on',
  'member.bind_social': 'security_way_on',
  'member.drop_passkey': 'security_way_off',
  'member.drop_social': 'security_way_off',
  'member.hand_off': 'security_hand_off',
  'member.verify_place': 'security_place',
  'member.bind_payout_account': 'security_payout_account',
  'member.drop_payout_account': 'security_payout_account_removed',
  'member.change_limit': 'limit_set',
  'member.ask_raise': 'limit_pending',
  'member.confirm_raise': 'limit_active',
  'member.too_young': 'age_stopped',
  'member.take_break': 'break_taken',
  'member.exclude_self': 'exclusion',
  'member.exclude': 'exclusion',
};

/** By which way somebody may come in, where the act says it. */
const wayOf: Readonly<Partial<Record<TrailActName | TrailEventName, string>>> = {
  'member.bind_passkey': 'passkey',
  'member.drop_passkey': 'passkey',
  'member.bind_social': 'social',
  'member.drop_social': 'social',
};

/** What the texts name of an entry; they choose by `until` whether there is an end. */
const named = ['kind', 'period', 'channel', 'institution', 'way'] as const;

/** Name, birthday or number of a paper, of all that a profile says (R20). */
function saysWho(entry: Pick<Recorded, 'action' | 'after'>): boolean {
  return entry.action === 'member.change_profile' && entry.after?.['fixed'] !== undefined;
}

function ofEntry({ entryId, memberId, action, after }: Recorded): readonly NewMessage[] {
  const type = saysWho({ action, after }) ? 'security_identity' : typeOf[action];
  if (type === undefined) {
    return [];
  }
  const reference = after?.['feedback'] ?? after?.['papers'] ?? entryId;
  const way = wayOf[action];
  const facts = way === undefined ? (after ?? {}) : { ...after, way };
  return [{ memberId, type, reference, params: paramsOf(facts) }];
}

function paramsOf(facts: Readonly<Record<string, string>>): MessageParams {
  const words = named.flatMap((name) => {
    const word = facts[name];
    return word === undefined ? [] : [[name, { kind: 'word', word }] as const];
  });
  const { until = '', balance, currency = '' } = facts;
  return {
    ...Object.fromEntries(words),
    ...(balance !== undefined && { balance: { kind: 'money', amount: balance, currency } }),
    hasEnd: { kind: 'word', word: until === '' ? 'no' : 'yes' },
    until: until === '' ? { kind: 'word', word: '' } : { kind: 'moment', at: until },
  };
}
