import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { payoutAccountsQuery } from '../../../shared/payment/api/read-payout-accounts.ts';

/** The number that money is paid to first, in part; it is bound on a page of its own. */
export function AccountNumber() {
  const t = useTranslations('profile.account');
  const label = useId();
  const { data } = useQuery(payoutAccountsQuery);
  const account = data?.accounts.find(({ isDefault }) => isDefault);
  return (
    <div role="group" aria-labelledby={label} className="grid gap-1">
      <span id={label} className="text-14 font-semibold">
        {t('label')}
      </span>
      <span className="flex flex-wrap items-center gap-x-4">
        {data !== undefined && (
          <span className="text-16">
            {account === undefined ? (
              t('unset')
            ) : (
              <bdi dir="ltr" className="tabular-nums">{`•••• ${account.lastDigits}`}</bdi>
            )}
          </span>
        )}
        <Link
          to="/m/payoutAccounts"
          className="inline-flex min-h-11 items-center text-14 font-semibold text-link"
        >
          {t('open')}
        </Link>
      </span>
    </div>
  );
}
