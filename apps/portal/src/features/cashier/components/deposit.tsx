import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, EmptyState, FoldedBoatDrawing, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import type { DepositSearch } from '../amount-search.ts';
import { useDepositTerms } from '../api/read-deposit-terms.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';

interface DepositProps {
  readonly wish: DepositSearch;
  readonly onOpened: (id: string) => void;
  /** It is not known yet whether deposits are open to this member. */
  readonly isAsking: boolean;
  /** Why nothing can be paid in now. */
  readonly closed: ReactNode;
}

/** Pays money in, and shows what was paid in before (MC-06). */
export function Deposit(props: DepositProps) {
  const t = useTranslations('deposit');
  return (
    <div data-ux="MC-06" className="grid gap-6 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
      <Card className="grid gap-4 self-start p-4">
        {props.closed === false ? <Open {...props} /> : props.closed}
        <Link to="/m/limits" className="text-14 font-semibold text-link">
          {t('setLimit')}
        </Link>
      </Card>
      <section className="grid content-start gap-3">
        <h2 className="m-0 text-20 font-bold">{t('before')}</h2>
        <DepositList />
      </section>
    </div>
  );
}

function Open({ wish, onOpened, isAsking }: DepositProps) {
  const t = useTranslations('deposit');
  const { data: terms, error, refetch } = useDepositTerms();
  if (terms === undefined || isAsking) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-40" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (terms.channels.length === 0) {
    return (
      <EmptyState
        drawing={<FoldedBoatDrawing />}
        title={t('noMethod')}
        text={t('noMethodText')}
        action={
          <Link to="/service" className={buttonClass({ variant: 'primary' })}>
            {t('service')}
          </Link>
        }
      />
    );
  }
  // Another wish is another form, also while the page stays.
  const key = `${wish.channel} ${wish.amount}`;
  return <DepositForm key={key} terms={terms} wish={wish} onOpened={onOpened} />;
}
