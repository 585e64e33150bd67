import { useTranslations } from '@portal/i18n/react';
import { Tag, type Tone } from '@portal/ui';
import type { WithdrawalLine } from '../api/list-withdrawals.ts';

const tones: Readonly<Record<WithdrawalLine['state'], Tone>> = {
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

export function WithdrawalState({ state }: Pick<WithdrawalLine, 'state'>) {
  const t = useTranslations('cashier.state');
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
