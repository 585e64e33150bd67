import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import { nameIn } from '../../../shared/words/site-words.ts';
import type { DeskRaffle } from '../../../shared/raffles/list-raffles.ts';

export const raffleTones = {
  OPEN: 'ok',
  CLOSED: 'warn',
  DRAWN: 'neutral',
  WITHDRAWN: 'neutral',
} as const;

export function useRaffleColumns(onOpen: (id: string) => void): readonly Column<DeskRaffle>[] {
  const t = useTranslations('desk-raffles');
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
    {
      id: 'state',
      header: t('list.state'),
      cell: (row) => <Tag tone={raffleTones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    {
      id: 'days',
      header: t('list.days'),
      cell: (row) => t('list.fromTo', { from: row.opensOn, to: row.closesOn }),
    },
    { id: 'earned', header: t('form.earnedBy'), cell: (row) => t(`earnedBy.${row.earnedBy}`) },
    {
      id: 'tickets',
      header: t('list.tickets'),
      isNumber: true,
      cell: (row) => formats.count(row.tickets),
    },
    {
      id: 'members',
      header: t('list.members'),
      isNumber: true,
      cell: (row) => formats.count(row.members),
    },
    {
      id: 'prizes',
      header: t('list.prizes'),
      isNumber: true,
      cell: (row) => formats.count(row.prizes.length),
    },
  ];
}
