import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, EmptyState, FoldedBoatDrawing, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { AmountSearch } from '../amount-search.ts';
import { usePayoutAccounts } from '../api/read-payout-accounts.ts';
import { useTerms } from '../api/read-terms.ts';
import { HeldNote } from './held-note.tsx';
import { TermsNote } from './terms-note.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

interface WithdrawProps {
  readonly wish: AmountSearch;
  readonly onAsked: (id: string) => void;
}

/** Takes money out, and shows what was asked for before (MC-08). */
export function Withdraw(props: WithdrawProps) {
  const t = useTranslations('cashier.withdraw');
  return (
    <div data-ux="MC-08" className="grid gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <Card className="self-start p-4">
        <Ask {...props} />
      </Card>
      <section className="grid content-start gap-3">
        <h2 className="m-0 text-20 font-bold">{t('before')}</h2>
        <WithdrawalList />
      </section>
    </div>
  );
}

function Ask({ wish, onAsked }: WithdrawProps) {
  const t = useTranslations('cashier.withdraw');
  const line = useMoneyLine();
  const [lost, setLost] = useState<string>();
  const terms = useTerms();
  const accounts = usePayoutAccounts();
  const error = terms.error ?? accounts.error;
  if (error !== null) {
    const again = () => {
      void terms.refetch();
      void accounts.refetch();
    };
    return <LoadFailed error={error} onRetry={again} headingLevel={2} />;
  }
  if (terms.data === undefined || accounts.data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
        <StillLoading />
      </div>
    );
  }
  const { openWithdrawalId, openNextActor } = terms.data;
  if (openWithdrawalId !== null) {
    return (
      <div className="grid gap-4">
        {lost !== undefined && (
          <p role="alert" className="m-0 rounded-md border border-warn p-3">
            {t('lost', { amount: line(lost, terms.data.currency) })}
          </p>
        )}
        <TermsNote terms={terms.data} />
        <p className="m-0">{t(openNextActor === 'member' ? 'openForYou' : 'open')}</p>
        <Link
          to="/m/withdraw/$withdrawalId"
          params={{ withdrawalId: openWithdrawalId }}
          className={buttonClass({ variant: 'primary', size: 'touch' })}
        >
          {t('follow')}
        </Link>
      </div>
    );
  }
  if (terms.data.heldUntil !== null) {
    return (
      <div className="grid gap-4">
        <TermsNote terms={terms.data} />
        <HeldNote until={terms.data.heldUntil} />
      </div>
    );
  }
  if (accounts.data.accounts.length === 0) {
    return (
      <div className="grid gap-4">
        <TermsNote terms={terms.data} />
        <EmptyState
          drawing={<FoldedBoatDrawing />}
          title={t('noAccount')}
          text={t('noAccountText')}
          action={
            <Link to="/m/payoutAccounts" className={buttonClass({ variant: 'primary' })}>
              {t('addAccount')}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <TermsNote terms={terms.data} />
      <WithdrawForm
        key={wish.amount}
        terms={terms.data}
        wish={wish}
        accounts={accounts.data.accounts}
        onAsked={onAsked}
        onLost={setLost}
      />
      <Link to="/m/payoutAccounts" className="text-14 font-semibold text-link">
        {t('manageAccounts')}
      </Link>
    </div>
  );
}
