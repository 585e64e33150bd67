import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Application } from '../api/list-applications.ts';

export const applicationTones = { APPLYING: 'info', ISSUED: 'ok', REJECTED: 'bad' } as const;

export function useApplicationColumns(
  onOpen: (id: string) => void,
): readonly Column<Application>[] {
  const t = useTranslations('desk-promotions');
  const formats = useFormats();
  return [
    {
      id: 'account',
      header: t('applications.columns.account'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.account}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'title',
      header: t('applications.columns.title'),
      cell: (row) => <bdi>{row.title}</bdi>,
    },
    {
      id: 'comment',
      header: t('applications.columns.comment'),
      cell: (row) => (
        <span dir="auto" className="line-clamp-2 max-w-80 wrap-anywhere">
          {row.comment}
        </span>
      ),
    },
    {
      id: 'pictures',
      header: t('applications.columns.pictures'),
      isNumber: true,
      cell: (row) => formats.count(row.pictureIds.length),
    },
    {
      id: 'gift',
      header: t('applications.columns.gift'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.giftAmount} currencyCode={row.currency} />,
    },
    {
      id: 'status',
      header: t('state.label'),
      cell: (row) => (
        <Tag tone={applicationTones[row.status]}>{t(`applications.status.${row.status}`)}</Tag>
      ),
    },
    {
      id: 'applied',
      header: t('applications.columns.applied'),
      cell: (row) => <Moment at={row.appliedAt} />,
    },
  ];
}
