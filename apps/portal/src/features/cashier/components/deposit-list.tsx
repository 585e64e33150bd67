import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { type DepositLine, useDeposits } from '../api/list-deposits.ts';
import { DepositAmount } from './deposit-amount.tsx';
import { DepositState } from './deposit-state.tsx';

/** What was paid in before, the newest first; each leads to its own page. */
export function DepositList() {
  const t = useTranslations('deposit');
  return (
    <PagedList
      query={useDeposits()}
      texts={{ empty: t('none'), emptyText: t('noneText'), older: t('older') }}
    >
      {(line) => <DepositRow key={line.id} line={line} />}
    </PagedList>
  );
}

function DepositRow({ line }: { readonly line: DepositLine }) {
  const formats = useFormats();
  return (
    <li>
      <Link
        to="/m/depositv2/$depositId"
        params={{ depositId: line.id }}
        className="grid gap-1 rounded-card bg-s2 p-3 text-text no-underline hover:bg-s3"
      >
        <span className="flex items-center justify-between gap-3">
          <span className="text-18 font-bold">
            <DepositAmount line={line} />
          </span>
          <DepositState state={line.state} />
        </span>
        <bdi dir="ltr" className="text-14 text-text-2">
          {line.reference}
        </bdi>
        <span className="flex flex-wrap justify-between gap-x-3 text-14 text-text-2">
          <span>{line.channelName}</span>
          <time dateTime={line.requestedAt}>{formats.fullDateTime(line.requestedAt)}</time>
        </span>
      </Link>
    </li>
  );
}
