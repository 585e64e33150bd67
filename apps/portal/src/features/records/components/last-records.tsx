import { useTranslations } from '@portal/i18n/react';
import { presetRange, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { latestLinesQuery } from '../api/list-latest-lines.ts';
import { useDays } from '../hooks/use-days.ts';
import { type Line, LineFacts } from './line-facts.tsx';

/** What moved the money last, whatever it was for; each line leads to its receipt (MC-01). */
export function LastRecords() {
  const t = useTranslations('overview');
  const { today } = useDays({});
  const { data, error, refetch } = useQuery(latestLinesQuery(presetRange('days30', today)));
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="m-0 text-20 font-bold">{t('records')}</h2>
        <Link
          to="/m/transactionHistory"
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t('allRecords')}
        </Link>
      </div>
      {data === undefined && error !== null && (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      )}
      {data?.content.length === 0 && <p className="m-0 text-text-2">{t('noRecords')}</p>}
      {data !== undefined && data.content.length > 0 && <Lines lines={data.content} />}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="m-0 grid list-none rounded-card border border-line bg-s1 p-0">
      {lines.map((line) => (
        <li key={line.entryId} className="border-line [&+li]:border-t">
          <Link
            to="/m/transactionHistory/$entryId"
            params={{ entryId: line.entryId }}
            className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 text-text no-underline hover:bg-s2"
          >
            <LineFacts line={line} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
