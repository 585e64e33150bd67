import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { Tone } from '@portal/ui';
import type { Approval } from '../api/list-approvals.ts';

const tones: Readonly<Record<Approval['state'], Tone>> = {
  waiting: 'warn',
  approved: 'ok',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
};

export function ApprovalStateTag({ state }: Pick<Approval, 'state'>) {
  const t = useTranslations('desk-approvals.state');
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
