import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, Skeleton, Tag } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { changeDefaultPayoutAccount } from '../api/change-default-account.ts';
import { type PayoutAccount, usePayoutAccounts } from '../api/read-payout-accounts.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { AccountName } from './account-name.tsx';
import { BindForm } from './bind-form.tsx';
import { DropForm } from './drop-form.tsx';

/** Bank accounts and wallets to be paid to (MC-04). */
export function PayoutAccounts() {
  const t = useTranslations('cashier.accounts');
  const accounts = usePayoutAccounts();
  if (accounts.isError && accounts.data === undefined) {
    return <LoadFailed error={accounts.error} onRetry={() => void accounts.refetch()} />;
  }
  if (accounts.data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-24" />
        <StillLoading />
      </div>
    );
  }
  const { accounts: bound, holder, banks, chains, hoursToCool } = accounts.data;
  return (
    <div data-ux="MC-04" className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <AccountList accounts={bound} />
        <p className="m-0 text-14 text-text-2">
          {hoursToCool === 0 ? t('atOnce') : t('afterHours', { hours: hoursToCool })}
        </p>
      </div>
      <Card className="self-start p-4">
        <WithPaymentPassword>
          <BindForm key={bound.length} holder={holder} banks={banks} chains={chains} />
        </WithPaymentPassword>
      </Card>
    </div>
  );
}

function AccountList({ accounts }: { readonly accounts: readonly PayoutAccount[] }) {
  const t = useTranslations('cashier.accounts');
  return accounts.length === 0 ? (
    <p className="m-0 text-text-2">{t('none')}</p>
  ) : (
    <ul className="m-0 grid list-none content-start gap-3 p-0">
      {accounts.map((account) => (
        <AccountCard key={account.id} account={account} />
      ))}
    </ul>
  );
}

function AccountCard({ account }: { readonly account: PayoutAccount }) {
  const t = useTranslations('cashier.accounts');
  const formats = useFormats();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isDropping, setDropping] = useState(false);
  const [refusal, setRefusal] = useState('');
  const refresh = () => void queries.invalidateQueries({ queryKey: cashierKeys.all });
  const isNew = Date.parse(account.usableFrom) > nowMs();
  async function makeDefault(): Promise<void> {
    const outcome = await changeDefaultPayoutAccount({ params: { id: account.id } });
    setRefusal(outcome.ok ? '' : failureText(outcome));
    refresh();
  }
  return (
    <li>
      <Card className="grid gap-2 p-4">
        <p className="m-0 flex flex-wrap items-center justify-between gap-2">
          <AccountName account={account} />
          {account.isDefault && <Tag tone="ok">{t('default')}</Tag>}
        </p>
        <p className="m-0 text-14 text-text-2">
          <bdi>{account.holder}</bdi>
        </p>
        {isNew && (
          <p className="m-0 text-14 text-warn">
            {t('cooling', { time: formats.fullDateTime(account.usableFrom) })}
          </p>
        )}
        {refusal !== '' && (
          <p role="alert" className="m-0 text-14">
            {refusal}
          </p>
        )}
        {isDropping ? (
          <DropForm account={account} onBack={() => setDropping(false)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {!account.isDefault && (
              <Button size="small" onClick={() => void makeDefault()}>
                {t('makeDefault')}
              </Button>
            )}
            <Button size="small" onClick={() => setDropping(true)}>
              {t('drop')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}
