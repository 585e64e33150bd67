import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag, type Tone } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { PersonCase } from '../api/list-person-cases.ts';

export const personTones: Readonly<Record<PersonCase['state'], Tone>> = {
  waiting: 'info',
  same: 'bad',
  different: 'ok',
};

/** What two accounts share, in words. */
export function useMarkText(): (marks: PersonCase['marks']) => string {
  const t = useTranslations('desk-persons.mark');
  return (marks) => marks.map((mark) => t(mark)).join(', ');
}

export function usePersonColumns(onOpen: (id: string) => void): readonly Column<PersonCase>[] {
  const t = useTranslations('desk-persons');
  const markText = useMarkText();
  return [
    {
      id: 'newer',
      header: t('columns.newer'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.newer.account}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'older',
      header: t('columns.older'),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{row.older.account}</bdi>
          {row.older.isExcluded && <Tag tone="bad">{t('excluded')}</Tag>}
        </span>
      ),
    },
    { id: 'marks', header: t('columns.marks'), cell: (row) => markText(row.marks) },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (row) => <Tag tone={personTones[row.state]}>{t(`state.${row.state}`)}</Tag>,
    },
    { id: 'found', header: t('columns.found'), cell: (row) => <Moment at={row.foundAt} /> },
    {
      id: 'claimed',
      header: t('columns.claimed'),
      cell: (row) => (row.claimedBy === null ? '—' : <bdi>{row.claimedBy.name}</bdi>),
    },
  ];
}
