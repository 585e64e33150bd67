import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { signInColumns } from '@portal/records';
import { Button, Table } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { signInsQuery } from '../api/list-sign-ins.ts';

/** Who came in, and who was refused, by which way and from where (agents-loyalty-money.md F). */
export function LoginHistory() {
  const t = useTranslations('sign-ins');
  const query = useInfiniteQuery(signInsQuery);
  return (
    <section className="mt-6 grid gap-3" data-ux="MC-02-history">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      {query.data === undefined && query.error !== null ? (
        <LoadFailed error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
      ) : (
        <Lines />
      )}
      {query.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </section>
  );
}

function Lines() {
  const t = useTranslations('sign-ins');
  const formats = useFormats();
  const { locale } = useLanguage();
  const rows = useInfiniteQuery(signInsQuery).data?.pages.flatMap(({ content }) => content);
  if (rows?.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('none')}</p>;
  }
  const moment = (at: string) => <time dateTime={at}>{formats.dateTime(at)}</time>;
  return (
    <Table
      caption={t('title')}
      columns={signInColumns({ t, locale, moment })}
      rows={rows}
      rowKey={(row) => row.id}
      skeletonRows={3}
    />
  );
}
