import { useFormats, useTranslations } from '@portal/i18n/react';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useWalletTransfers, type WalletTransferLine } from '../api/list-wallet-transfers.ts';

/** What went into purses and came out of them, the newest first. */
export function FundList() {
  const t = useTranslations('transfer-wallet');
  return (
    <PagedList
      query={useWalletTransfers()}
      texts={{ empty: t('empty'), emptyText: t('emptyText'), older: t('older') }}
    >
      {(line) => <FundRow key={line.id} line={line} />}
    </PagedList>
  );
}

function FundRow({ line }: { readonly line: WalletTransferLine }) {
  const t = useTranslations('transfer-wallet');
  const formats = useFormats();
  return (
    <li className="grid gap-1 rounded-card bg-s2 p-3">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {t(`ways.${line.direction}`)} <bdi className="font-semibold">{line.vendorName}</bdi>
        </span>
        <span className="text-18 font-bold">
          <MoneyText
            amount={line.direction === 'in' ? `-${line.amount}` : line.amount}
            currency={line.currency}
            sign="always"
          />
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-text-2">
        <span>{t(`state.${line.state}`)}</span>
        <time dateTime={line.madeAt}>{formats.fullDateTime(line.madeAt)}</time>
      </span>
    </li>
  );
}
