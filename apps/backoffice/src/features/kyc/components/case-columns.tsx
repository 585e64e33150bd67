import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag, type Tone } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { KycCase } from '../api/list-cases.ts';

export const caseTones: Readonly<Record<KycCase['state'], Tone>> = {
  waiting: 'info',
  approved: 'ok',
  rejected: 'bad',
  expired: 'warn',
  replaced: 'neutral',
};

export function useCaseColumns(onOpen: (id: string) => void): readonly Column<KycCase>[] {
  const t = useTranslations('desk-kyc');
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
    { id: 'kind', header: t('columns.kind'), cell: (row) => t(`kind.${row.kind}`) },
    { id: 'paper', header: t('columns.paper'), cell: (row) => t(`paper.${row.paper}`) },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (row) => <Tag tone={caseTones[row.state]}>{t(`state.${row.state}`)}</Tag>,
    },
    { id: 'sent', header: t('columns.sent'), cell: (row) => <Moment at={row.sentAt} /> },
    {
      id: 'claimed',
      header: t('columns.claimed'),
      cell: (row) => (row.claimedBy === null ? '—' : <bdi>{row.claimedBy.name}</bdi>),
    },
  ];
}
