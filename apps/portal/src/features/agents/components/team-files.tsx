import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { teamFilesQuery } from '../api/list-team-files.ts';
import { useFileColumns } from '../hooks/use-file-columns.tsx';
import { TeamTable } from './team-table.tsx';

/** Files of the team that are made behind the page, each for its agent alone (AC-22). */
export function TeamFiles() {
  const t = useTranslations('team-files');
  const title = useTranslations('account.titles')('teamFiles');
  const [page, setPage] = useState(1);
  const files = useQuery(teamFilesQuery(page));
  const { data } = files;
  return (
    <div data-ux="AC-22">
      <PageHeading>{title}</PageHeading>
      <p className="mt-0 text-14 text-text-2">{t('text')}</p>
      <TeamTable
        caption={title}
        query={files}
        rows={data?.content}
        rowKey={({ id }) => id}
        columns={useFileColumns()}
        found={data && t('found', { count: data.total })}
        pages={data && { page, totalPages: data.totalPages, onPage: setPage }}
        empty={{ title: t('none'), text: t('noneText') }}
      />
    </div>
  );
}
