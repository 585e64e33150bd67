import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import type { CareCase } from '../api/list-cases.ts';
import { Figure } from './figure.tsx';

export function useCaseColumns(onOpen: (id: string) => void): readonly Column<CareCase>[] {
  const t = useTranslations('desk-care');
  return [
    {
      id: 'account',
      header: t('columns.account'),
      isTitle: true,
      cell: (row) => (
        <button
          type="button"
          className="ui-row-link border-0 bg-transparent p-0 text-start"
          onClick={() => onOpen(row.id)}
        >
          <bdi>{row.account}</bdi>
        </button>
      ),
    },
    { id: 'sign', header: t('columns.sign'), cell: (row) => t(`sign.${row.sign}`) },
    {
      id: 'found',
      header: t('columns.found'),
      isNumber: true,
      cell: (row) => <Figure row={row} part="found" />,
    },
    {
      id: 'threshold',
      header: t('columns.threshold'),
      isNumber: true,
      cell: (row) => <Figure row={row} part="threshold" />,
    },
    { id: 'raised', header: t('columns.raised'), cell: (row) => <Moment at={row.raisedAt} /> },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (row) => (
        <Tag tone={row.state === 'open' ? 'warn' : 'ok'}>{t(`views.${row.state}`)}</Tag>
      ),
    },
  ];
}
