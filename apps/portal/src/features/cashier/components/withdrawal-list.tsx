import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useWithdrawals, type WithdrawalLine } from '../api/list-withdrawals.ts';
import { AccountName } from './account-name.tsx';
import { WithdrawalState } from '../../../shared/withdrawal/withdrawal-state.tsx';

/** What was asked for before, the newest first; each leads to its own page. */
export function WithdrawalList() {
  const t = useTranslations('cashier.withdraw');
  return (
    <PagedList
      query={useWithdrawals()}
      texts={{ empty: t('none'), emptyText: t('noneText'), older: t('older') }}
    >
      {(line) => <WithdrawalRow key={line.id} line={line} />}
    </PagedList>
  );
}

function WithdrawalRow({ line }: { readonly line: WithdrawalLine }) {
  const formats = useFormats();
  return (
    <li>
      <Link
        to="/m/withdraw/$withdrawalId"
        params={{ withdrawalId: line.id }}
        className="grid gap-1 rounded-card bg-s2 p-3 text-text no-underline hover:bg-s3"
      >
        <span className="flex items-center justify-between gap-3">
          <span className="text-18 font-bold">
            <MoneyText amount={line.amount} currency={line.currency} />
          </span>
          <WithdrawalState state={line.state} />
        </span>
        <bdi dir="ltr" className="text-14 text-text-2">
          {line.reference}
        </bdi>
        <span className="flex flex-wrap justify-between gap-x-3 text-14 text-text-2">
          <AccountName account={line.account} />
          <time dateTime={line.requestedAt}>{formats.fullDateTime(line.requestedAt)}</time>
        </span>
      </Link>
    </li>
  );
}
