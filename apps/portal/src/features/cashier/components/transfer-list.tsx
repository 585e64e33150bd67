import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { CopyId } from '@portal/ui';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { type TransferLine, useTransfers } from '../api/list-transfers.ts';

/** What went to or came from agents and members, the newest first. */
export function TransferList() {
  const t = useTranslations('transfer');
  return (
    <PagedList
      query={useTransfers()}
      texts={{ empty: t('empty'), emptyText: t('emptyText'), older: t('older') }}
    >
      {(line) => <TransferRow key={line.id} line={line} />}
    </PagedList>
  );
}

function TransferRow({ line }: { readonly line: TransferLine }) {
  const t = useTranslations('transfer');
  const common = useTranslations('common.actions');
  const formats = useFormats();
  const symbol = isCurrencyCode(line.currency) ? currency(line.currency).symbol : '';
  return (
    <li className="grid gap-1 rounded-card bg-s2 p-3">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {t(`way.${line.direction}`)} <bdi className="font-semibold">{line.partner}</bdi>
        </span>
        <span className="text-18 font-bold">
          <MoneyText
            amount={line.direction === 'out' ? `-${line.amount}` : line.amount}
            currency={line.currency}
            sign="always"
          />
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-text-2">
        <CopyId id={line.reference} labels={{ copy: common('copy'), copied: common('copied') }} />
        <time dateTime={line.at}>{formats.fullDateTime(line.at)}</time>
      </span>
      {line.takenBack !== null && (
        <span className="text-14">
          {t('takenBack', { amount: moneyLine(formats.money(line.takenBack, symbol)) })}
        </span>
      )}
    </li>
  );
}
