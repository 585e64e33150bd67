import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, CopyId, Skeleton } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { rebatePaymentsQuery, type RebatePayment } from '../api/list-rebate-payments.ts';

/** What was paid, newest first, with the play that it was paid for. */
export function RebatePayments() {
  const t = useTranslations('rebates');
  const query = useInfiniteQuery(rebatePaymentsQuery);
  const rows = query.data?.pages.flatMap(({ content }) => content);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('paid')}</h2>
      {rows !== undefined ? (
        <Payments rows={rows} />
      ) : query.error === null ? (
        <div aria-busy="true">
          <Skeleton className="h-24 rounded-card" />
        </div>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} headingLevel={2} />
      )}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </section>
  );
}

function Payments({ rows }: { readonly rows: readonly RebatePayment[] }) {
  const t = useTranslations('rebates');
  if (rows.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('nothingPaid')}</p>;
  }
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {rows.map((payment) => (
        <li key={payment.id}>
          <Payment payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function Payment({ payment }: { readonly payment: RebatePayment }) {
  const t = useTranslations('rebates');
  const actions = useTranslations('common.actions');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const { id, kind, amount, currency, paidAt, parts } = payment;
  return (
    <Card className="grid gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b className="text-16">
          <MoneyText amount={amount} currency={currency} />
        </b>
        <span className="text-14 text-text-2">
          {t(`kinds.${kind}`)} ·{' '}
          <time dateTime={paidAt} dir="ltr">
            {formats.dateTime(paidAt)}
          </time>
        </span>
      </div>
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-14">
        {parts.map((part) => {
          const name = categories(part.category);
          return (
            <li key={`${part.category} ${part.source}`}>
              {part.source === 'own' ? name : t('team', { category: name })}{' '}
              <MoneyText amount={part.amount} currency={currency} />
            </li>
          );
        })}
      </ul>
      <CopyId id={id} labels={{ copy: actions('copy'), copied: actions('copied') }} />
    </Card>
  );
}
