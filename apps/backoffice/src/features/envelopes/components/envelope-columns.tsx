import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import { nameIn } from '../../../shared/words/site-words.ts';
import type { DeskEnvelope } from '../api/list-envelopes.ts';

export const envelopeTones = {
  COMING: 'info',
  RUNNING: 'ok',
  EMPTY: 'neutral',
  OVER: 'neutral',
} as const;

export function useEnvelopeColumns(onOpen: (id: string) => void): readonly Column<DeskEnvelope>[] {
  const t = useTranslations('desk-envelopes');
  const formats = useFormats();
  const { locale } = useLanguage();
  return [
    {
      id: 'name',
      header: t('list.name'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{nameIn(row.names, locale)}</bdi>
        </OpenButton>
      ),
    },
    { id: 'kind', header: t('list.kind'), cell: (row) => t(`kinds.${row.kind}`) },
    {
      id: 'state',
      header: t('list.state'),
      cell: (row) => <Tag tone={envelopeTones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    { id: 'opens', header: t('list.opens'), cell: (row) => <Moment at={row.opensAt} /> },
    {
      id: 'taken',
      header: t('list.taken'),
      isNumber: true,
      cell: (row) => t('list.of', { taken: row.packetsTaken, all: row.packets }),
    },
    {
      id: 'members',
      header: t('list.members'),
      isNumber: true,
      cell: (row) => formats.count(row.members),
    },
    {
      id: 'budget',
      header: t('list.budget'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.budgetAmount} currencyCode={row.currency} />,
    },
    {
      id: 'given',
      header: t('list.given'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.takenAmount} currencyCode={row.currency} />,
    },
  ];
}
