import { useTranslations } from '@portal/i18n/react';
import type { PayoutAccount } from '../api/read-payout-accounts.ts';

type Named = Pick<PayoutAccount, 'kind' | 'institution' | 'lastDigits'>;

/** An account by its kind, its house and the end of its number. */
export function AccountName({ account }: { readonly account: Named }) {
  const t = useTranslations('cashier.kind');
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="text-text-2">{t(account.kind)}</span>
      <bdi className="font-semibold">{account.institution}</bdi>
      <bdi dir="ltr" className="tabular-nums">
        {`•••• ${account.lastDigits}`}
      </bdi>
    </span>
  );
}
