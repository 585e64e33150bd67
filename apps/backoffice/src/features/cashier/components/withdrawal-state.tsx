import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { QueuedWithdrawal } from '../api/list-queue.ts';

const ends: readonly QueuedWithdrawal['state'][] = ['REJECTED', 'FAILED', 'RETURNED'];

export function WithdrawalState({ state }: Pick<QueuedWithdrawal, 'state'>) {
  const t = useTranslations('desk-cashier.state');
  const isBad = ends.includes(state);
  const tone = state === 'COMPLETED' ? 'ok' : isBad ? 'bad' : 'warn';
  return <Tag tone={tone}>{t(state)}</Tag>;
}
