import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useVendorDays } from '../api/read-vendor-days.ts';
import { DayTable } from './day-table.tsx';
import { FetchForm } from './fetch-form.tsx';
import { FileForm } from './file-form.tsx';

/** What was compared with vendors, and, for who may, the ways to compare a day now. */
export function ComparedDays({ mayCompare }: { readonly mayCompare: boolean }) {
  const t = useTranslations('desk-days');
  const { data, error, refetch } = useVendorDays();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton className="h-40" />
      </div>
    ) : (
      <FailedBlock title={t('failedDays')} thrown={error} onRetry={() => void refetch()} />
    );
  }
  const asked = data.vendors.filter(({ isAsked }) => isAsked);
  return (
    <div className="grid min-w-0 gap-4">
      <Card className="grid gap-3 p-4">
        <h2 className="m-0 text-18 font-semibold">{t('days.title')}</h2>
        <p className="m-0 text-14 text-text-2">{t('about')}</p>
        <DayTable days={data} />
      </Card>
      {mayCompare && data.vendors.length > 0 && (
        <div className="grid gap-4 lg:grid-cols-2">
          {asked.length > 0 && (
            <Card className="grid content-start gap-3 p-4">
              <h2 className="m-0 text-18 font-semibold">{t('fetch.title')}</h2>
              <FetchForm vendors={asked} />
            </Card>
          )}
          <Card className="grid content-start gap-3 p-4">
            <h2 className="m-0 text-18 font-semibold">{t('file.title')}</h2>
            <FileForm vendors={data.vendors} />
          </Card>
        </div>
      )}
    </div>
  );
}
