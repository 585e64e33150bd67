import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { OwnMoney } from '../../../shared/money/own-money.tsx';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { type DepositTerms, useDepositTerms } from '../api/read-deposit-terms.ts';
import { type Terms, useTerms } from '../api/read-terms.ts';
import { DepositList } from './deposit-list.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** What was paid in and taken out (MC-01). */
export function MoneyOrders() {
  const t = useTranslations('overview');
  return (
    <>
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

/** What is there, and both ways of money at one size (MC-01). */
export function BalanceCard() {
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
          <OwnMoney amount={data.balance} currency={data.currency} />
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
    </Card>
  );
}

/** What the member has to do about money, and what other parts add (MC-01). */
export function ToDoCard({ more }: { readonly more: readonly ReactNode[] }) {
  const t = useTranslations('overview');
  const deposits = useDepositTerms();
  const withdrawal = useTerms();
  const error = deposits.error ?? withdrawal.error;
  if (error !== null) {
    return (
      <LoadFailed
        error={error}
        headingLevel={2}
        onRetry={() => {
          void deposits.refetch();
          void withdrawal.refetch();
        }}
      />
    );
  }
  return (
    <Card className="grid content-start gap-2 p-4">
      <h2 className="m-0 text-16 font-semibold text-text-2">{t('toDo')}</h2>
      {deposits.data === undefined || withdrawal.data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-11" />
        </div>
      ) : (
        <Waiting deposits={deposits.data} withdrawal={withdrawal.data} more={more} />
      )}
    </Card>
  );
}

function Waiting(props: {
  readonly deposits: DepositTerms;
  readonly withdrawal: Terms;
  readonly more: readonly ReactNode[];
}) {
  const t = useTranslations('overview');
  const deposits = props.deposits.channels.flatMap(({ openDepositId, name }) =>
    openDepositId === null ? [] : [{ id: openDepositId, name }],
  );
  const withdrawalId = props.withdrawal.openWithdrawalId;
  const isNothing = deposits.length === 0 && withdrawalId === null && props.more.length === 0;
  return (
    <>
      {isNothing && <p className="m-0">{t('nothing')}</p>}
      {deposits.map(({ id, name }) => (
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
          {t(props.withdrawal.openNextActor === 'member' ? 'answerWithdrawal' : 'openWithdrawal')}
        </Link>
      )}
      {props.more}
    </>
  );
}
