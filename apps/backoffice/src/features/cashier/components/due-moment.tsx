import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { nowMs } from '../../../shared/clock.ts';
import { Moment } from '../../../shared/money-text.tsx';

/** By when the next act was promised, and in words that it is late where the house has to act. */
export function DueMoment(props: { readonly dueAt: string | null; readonly isOurs?: boolean }) {
  const { dueAt, isOurs = true } = props;
  const t = useTranslations('desk-cashier');
  const isLate = isOurs && dueAt !== null && Date.parse(dueAt) < nowMs();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Moment at={dueAt} />
      {isLate && <Tag tone="bad">{t('late')}</Tag>}
    </span>
  );
}
