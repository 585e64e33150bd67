import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { nowMs } from '../../../shared/clock.ts';
import { Moment } from '../../../shared/money-text.tsx';

/** By when the next act was promised, and in words that it is late. */
export function DueMoment({ dueAt }: { readonly dueAt: string | null }) {
  const t = useTranslations('desk-cashier');
  const isLate = dueAt !== null && Date.parse(dueAt) < nowMs();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Moment at={dueAt} />
      {isLate && <Tag tone="bad">{t('late')}</Tag>}
    </span>
  );
}
