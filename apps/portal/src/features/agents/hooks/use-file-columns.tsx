import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import type { TeamFile } from '../api/list-team-files.ts';
import { FileEnd } from '../components/file-end.tsx';

const tones = {
  waiting: 'neutral',
  making: 'info',
  ready: 'ok',
  expired: 'neutral',
  failed: 'bad',
} as const;

/** A file in a row: what is in it, how far it is, and what can be done with it. */
export function useFileColumns(): readonly Column<TeamFile>[] {
  const t = useTranslations('team-files');
  const formats = useFormats();
  return [
    {
      id: 'report',
      header: t('report'),
      isTitle: true,
      cell: ({ report }) => t(`reports.${report}`),
    },
    {
      id: 'askedAt',
      header: t('askedAt'),
      cell: ({ askedAt }) => <time dateTime={askedAt}>{formats.dateTime(askedAt)}</time>,
    },
    { id: 'rows', header: t('rows'), cell: ({ rows }) => formats.count(rows) },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
    },
    { id: 'file', header: t('file'), cell: (file) => <FileEnd file={file} /> },
  ];
}
