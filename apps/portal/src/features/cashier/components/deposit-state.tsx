import { useTranslations } from '@portal/i18n/react';
import { Tag, type Tone } from '@portal/ui';
import type { DepositLine } from '../api/list-deposits.ts';

const tones: Readonly<Record<DepositLine['state'], Tone>> = {
  CREATED: 'info',
  AWAITING: 'warn',
  PROOF: 'info',
  CONFIRMING: 'info',
  PAID: 'info',
  MISMATCH: 'warn',
  CREDITED: 'ok',
  CHARGEBACK: 'bad',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  FAILED: 'bad',
  LATE: 'info',
  REFUNDING: 'info',
  REFUNDED: 'neutral',
};

export function DepositState({ state }: Pick<DepositLine, 'state'>) {
  const t = useTranslations('deposit.state');
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
