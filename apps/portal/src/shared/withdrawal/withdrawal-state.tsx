import { useTranslations } from '@portal/i18n/react';
import { Tag, type Tone } from '@portal/ui';
import type { WithdrawalState as State } from '@portal/protocol';

const tones: Readonly<Record<State, Tone>> = {
  REQUESTED: 'info',
  RISK: 'info',
  REVIEW: 'info',
  INFO_NEEDED: 'warn',
  APPROVED: 'info',
  MATCHING: 'info',
  PAYING: 'info',
  PART_PAID: 'info',
  PAID: 'info',
  AWAIT_RECEIPT: 'warn',
  DISPUTED: 'warn',
  COMPLETED: 'ok',
  CANCELLED: 'neutral',
  REJECTED: 'bad',
  FAILED: 'bad',
  RETURNED: 'bad',
};

export function WithdrawalState({ state }: { readonly state: State }) {
  const t = useTranslations('cashier.state');
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
