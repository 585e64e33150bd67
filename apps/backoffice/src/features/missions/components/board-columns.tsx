import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import { nameIn } from '../../../shared/words/site-words.ts';
import type { DeskBoard } from '../api/list-boards.ts';

const tones = {
  COMING: 'info',
  RUNNING: 'ok',
  HOLD: 'warn',
  PAID: 'neutral',
  WITHDRAWN: 'neutral',
} as const;

export function useBoardColumns(onOpen: (id: string) => void): readonly Column<DeskBoard>[] {
  const t = useTranslations('desk-missions');
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
    { id: 'metric', header: t('metric.label'), cell: (row) => t(`metric.${row.metric}`) },
    {
      id: 'days',
      header: t('list.days'),
      cell: (row) => t('list.fromTo', { from: row.opensOn, to: row.closesOn }),
    },
    {
      id: 'prizes',
      header: t('list.prizes'),
      isNumber: true,
      cell: (row) => formats.count(row.prizes.length),
    },
    {
      id: 'players',
      header: t('list.players'),
      isNumber: true,
      cell: (row) => formats.count(row.players),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: (row) => <Tag tone={tones[row.state]}>{t(`boardState.${row.state}`)}</Tag>,
    },
  ];
}
