import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, EmptyState, FoldedBoatDrawing, Skeleton, Stat } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { rebatesQuery, type Rebates as Earned } from '../api/read-rebates.ts';
import { useClaim } from '../hooks/use-claim.ts';
import { RebatePayments } from './rebate-payments.tsx';
import { RebateTable } from './rebate-table.tsx';

/** What play brought back and was not paid yet, and what was paid before (MC-19). */
export function Rebates() {
  const title = useTranslations('account.titles')('rebates');
  const { data, error, refetch } = useQuery(rebatesQuery);
  return (
    <div data-ux="MC-19" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading>{title}</PageHeading>
      {data !== undefined ? (
        <Open earned={data} />
      ) : error === null ? (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
          <StillLoading />
        </div>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
      )}
      {data !== undefined && <RebatePayments />}
    </div>
  );
}

function Open({ earned }: { readonly earned: Earned }) {
  const t = useTranslations('rebates');
  const acts = useClaim();
  const { rows, mode, total, currency } = earned;
  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
        <Stat label={t('total')}>
          <MoneyText amount={total} currency={currency} />
        </Stat>
        {mode === 'manual' && (
          <Button
            variant="primary"
            size="touch"
            busy={acts.isBusy()}
            disabled={acts.isAnyBusy || Number(total) === 0}
            onClick={() => void acts.claim()}
          >
            {t('claimAll')}
          </Button>
        )}
        <How earned={earned} />
      </Card>
      {acts.failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {acts.failure}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState drawing={<FoldedBoatDrawing />} title={t('none')} text={t('noneText')} />
      ) : (
        <RebateTable earned={earned} acts={acts} />
      )}
    </>
  );
}

/** When it is credited by itself, and what a claim needs. */
function How({ earned }: { readonly earned: Earned }) {
  const t = useTranslations('rebates');
  const formats = useFormats();
  const { mode, creditsAt } = earned;
  const moment = formats.dateTime(creditsAt);
  return (
    <p className="m-0 basis-full text-14 text-text-2">
      {mode === 'auto' ? t('autoText', { moment }) : t('manualText', { moment })}
    </p>
  );
}
