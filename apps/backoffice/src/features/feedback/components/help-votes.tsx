import { useFormats, useTranslations } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import { Table, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { helpVotesQuery } from '../api/list-help-votes.ts';

type Votes = ReplyOf<Endpoints['listHelpVotes']>[number];

/** How clear readers found the articles of the help centre, the least clear first. */
export function HelpVotes() {
  const t = useTranslations('desk-feedback.votes');
  const columns = useVoteColumns();
  const { data, error, refetch } = useQuery(helpVotesQuery);
  return (
    <section className="mt-6 grid gap-3">
      <h2 className="m-0 text-20 font-semibold">{t('title')}</h2>
      {error === null ? (
        <Table caption={t('title')} columns={columns} rows={data} rowKey={(row) => row.articleId} />
      ) : (
        <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function useVoteColumns(): readonly Column<Votes>[] {
  const t = useTranslations('desk-feedback.votes');
  const formats = useFormats();
  return [
    { id: 'title', header: t('article'), isTitle: true, cell: (row) => <bdi>{row.title}</bdi> },
    { id: 'unclear', header: t('unclear'), cell: (row) => formats.count(row.unclear) },
    { id: 'clear', header: t('clear'), cell: (row) => formats.count(row.clear) },
  ];
}
