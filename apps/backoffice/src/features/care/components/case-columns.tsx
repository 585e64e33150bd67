import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
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
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.account}</bdi>
        </OpenButton>
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
