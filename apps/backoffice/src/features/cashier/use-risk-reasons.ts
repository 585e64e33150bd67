import { useTranslations } from '@portal/i18n/react';

const riskReasons = [
  'first_withdrawal',
  'deposit_without_play',
  'account_changed',
  'rejected_before',
  'impossible_travel',
  'shared_device',
  'new_place',
  'linked_account',
  'opposite_bets',
  'large_win',
  'bonus_profit',
  'peer_pair',
  'peer_fan_in',
  'peer_fan_out',
  'peer_round_amounts',
  'peer_foreign_payer',
] as const;

/** Signs of risk in words; one that is not known here stays as it came. */
export function useRiskReasons(codes: readonly string[]): readonly string[] {
  const t = useTranslations('desk-cashier');
  return codes.map((reason) => {
    const known = riskReasons.find((candidate) => candidate === reason);
    return known === undefined ? reason : t(`risk.reason.${known}`);
  });
}
