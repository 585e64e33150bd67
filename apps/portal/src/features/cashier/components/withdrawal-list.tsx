import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, CalmSeaDrawing, EmptyState, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useWithdrawals, type WithdrawalLine } from '../api/list-withdrawals.ts';
import { AccountName } from './account-name.tsx';
import { WithdrawalState } from './withdrawal-state.tsx';

/** What was asked for before, the newest first; each leads to its own page. */
export function WithdrawalList() {
  const t = useTranslations('cashier.withdraw');
  const withdrawals = useWithdrawals();
  if (withdrawals.isError && withdrawals.data === undefined) {
    return (
      <LoadFailed
        error={withdrawals.error}
        onRetry={() => void withdrawals.refetch()}
        headingLevel={2}
      />
    );
  }
  if (withdrawals.data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-24" />
      </div>
    );
  }
  const lines = withdrawals.data.pages.flatMap(({ content }) => content);
  if (lines.length === 0) {
    return <EmptyState drawing={<CalmSeaDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0">
        {lines.map((line) => (
          <WithdrawalRow key={line.id} line={line} />
        ))}
      </ul>
      {withdrawals.hasNextPage && (
        <Button
          busy={withdrawals.isFetchingNextPage}
          onClick={() => void withdrawals.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </>
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
        <span className="flex flex-wrap justify-between gap-x-3 text-14 text-text-2">
          <AccountName account={line.account} />
          <time dateTime={line.requestedAt}>{formats.fullDateTime(line.requestedAt)}</time>
        </span>
      </Link>
    </li>
  );
}
