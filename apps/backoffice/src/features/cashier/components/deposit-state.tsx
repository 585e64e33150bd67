import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { QueuedDeposit } from '../api/list-deposit-queue.ts';

const ends: readonly QueuedDeposit['state'][] = ['FAILED', 'CHARGEBACK', 'REFUNDED'];
const givenUp: readonly QueuedDeposit['state'][] = ['EXPIRED', 'CANCELLED'];

export function DepositState({ state }: Pick<QueuedDeposit, 'state'>) {
  const t = useTranslations('desk-deposits.state');
  const isOver = givenUp.includes(state);
  const openTone = isOver ? 'neutral' : 'warn';
  const tone = state === 'CREDITED' ? 'ok' : ends.includes(state) ? 'bad' : openTone;
  return <Tag tone={tone}>{t(state)}</Tag>;
}
