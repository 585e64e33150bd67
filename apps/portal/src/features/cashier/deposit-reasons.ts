import { useTranslations } from '@portal/i18n/react';
import { depositStops } from '@portal/protocol';

/** Reasons that have a sentence; one of a later release is shown by its code. */
const reasons = [
  ...depositStops,
  'proof_given',
  'credited',
  'amount_differs',
  'too_late',
  'paid_late',
  'limit_reached',
  'time_over',
  'asked_by_member',
  'provider_refused',
  'seen',
  'seen_no_more',
  'nothing_arrived',
  'name_differs',
  'proof_unclear',
  'goes_back',
  'went_back',
  'charged_back',
  'taken_back_aside',
  'peer_asked',
  'peer_disputed',
  'peer_not_arrived',
] as const;

export function useDepositReason(): (reason: string) => string {
  const t = useTranslations('deposit.reason');
  return (reason) => {
    const known = reasons.find((candidate) => candidate === reason);
    return known === undefined ? reason : t(known);
  };
}
