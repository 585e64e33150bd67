import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { Feedback } from '../api/list-feedback.ts';

/** Who wrote: the account of a member, or the name that a visitor gave. */
export function Sender({ feedback }: { readonly feedback: Feedback }) {
  const t = useTranslations('desk-feedback');
  const { account, visitor } = feedback;
  return visitor === null ? (
    <bdi>{account}</bdi>
  ) : (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi>{visitor.name}</bdi>
      <Tag>{t('visitor')}</Tag>
    </span>
  );
}
