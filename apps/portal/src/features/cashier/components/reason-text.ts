import { useTranslations } from '@portal/i18n/react';

/** Reasons that have a sentence; one of a later release is shown by its code. */
const reasons = [
  'no_review_needed',
  'review_first',
  'review_amount',
  'review_priority',
  'review_account',
  'review_unplayed',
  'review_checks',
  'documents_wanted',
  'source_of_funds',
  'identity_doubt',
  'account_owner',
  'sanctions_check',
  'authority_order',
  'answered',
  'papers_wanted',
  'papers_checked',
  'account_stopped',
  'money_held',
  'payouts_stopped',
  'provider_failed',
  'reviewed',
  'sent',
  'confirm_receipt',
  'received',
  'full_payment',
  'not_received',
  'partly',
  'reported_by_chat',
  'auto_received',
  'receipt_unanswered',
  'at_provider',
  'rest_is_paid',
  'ruled',
  'documents_missing',
  'name_differs',
  'play_under_review',
  'account_unusable',
  'asked_by_member',
  'legal_duty',
  'charged_back',
  'bank_returned',
  'part_returned',
  'complaint_made',
  'complaint_paid',
  'complaint_refused',
  'peer_wanted',
  'peer_found',
  'peer_left',
  'peer_paid',
  'no_peer',
  'house_pays',
  'amount_changed',
  'called_back',
  'excluded_payout',
] as const;

export function useReasonText(): (reason: string) => string {
  const t = useTranslations('cashier.reason');
  return (reason) => {
    const known = reasons.find((candidate) => candidate === reason);
    return known === undefined ? reason : t(known);
  };
}
