import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useDepositTerms } from '../api/read-deposit-terms.ts';
import { useTerms } from '../api/read-terms.ts';
import { DepositList } from './deposit-list.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** The money of a member at a glance: balance, both ways, and what waits (MC-01). */
export function MoneyOverview() {
  const t = useTranslations('overview');
  return (
    <>
      <BalanceCard />
      <Waiting />
      <section className="grid content-start gap-3">
        <h2 className="m-0 text-20 font-bold">{t('deposits')}</h2>
        <DepositList />
      </section>
      <section className="grid content-start gap-3">
        <h2 className="m-0 text-20 font-bold">{t('withdrawals')}</h2>
        <WithdrawalList />
      </section>
    </>
  );
}

function BalanceCard() {
  const t = useTranslations('overview');
  const { data, error, refetch } = useBalance();
  return (
    <Card className="grid content-start gap-3 p-4">
      <h2 className="m-0 text-16 font-semibold text-text-2">{t('balance')}</h2>
      {data === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton className="h-11" />
        </div>
      )}
      {data === undefined && error !== null && (
        <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
      )}
      {data !== undefined && (
        <p className="m-0 text-30 font-bold">
          <MoneyText amount={data.balance} currency={data.currency} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Link to="/m/depositv2" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('deposit')}
        </Link>
        <Link to="/m/withdraw" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('withdraw')}
        </Link>
      </div>
      <Link to="/m/limits" className="text-14 font-semibold text-link">
        {t('limits')}
      </Link>
    </Card>
  );
}

/** What the member has to do about money; nothing where nothing waits. */
function Waiting() {
  const t = useTranslations('overview');
  const deposits = useDepositTerms().data?.channels.flatMap(({ openDepositId, name }) =>
    openDepositId === null ? [] : [{ id: openDepositId, name }],
  );
  const terms = useTerms().data;
  const withdrawalId = terms?.openWithdrawalId ?? null;
  const isNothing = (deposits ?? []).length === 0 && withdrawalId === null;
  return (
    <Card className="grid content-start gap-2 p-4">
      <h2 className="m-0 text-16 font-semibold text-text-2">{t('toDo')}</h2>
      {isNothing && <p className="m-0">{t('nothing')}</p>}
      {deposits?.map(({ id, name }) => (
        <Link
          key={id}
          to="/m/depositv2/$depositId"
          params={{ depositId: id }}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t('openDeposit', { name })}
        </Link>
      ))}
      {withdrawalId !== null && (
        <Link
          to="/m/withdraw/$withdrawalId"
          params={{ withdrawalId }}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t(terms?.openNextActor === 'member' ? 'answerWithdrawal' : 'openWithdrawal')}
        </Link>
      )}
    </Card>
  );
}
