import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { TransferPair } from '../api/list-transfer-pairs.ts';

export function usePairColumns(onOpen: (id: string) => void): readonly Column<TransferPair>[] {
  const t = useTranslations('desk-member-transfers');
  const formats = useFormats();
  const amount = (id: 'down' | 'up' | 'net') => ({
    id,
    header: t(`columns.${id}`),
    isNumber: true,
    cell: (row: TransferPair) => <MoneyText amount={row[id]} currencyCode={row.currency} />,
  });
  return [
    {
      id: 'pair',
      header: t('columns.pair'),
      isTitle: true,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <OpenButton onOpen={() => onOpen(row.pair)}>
            <bdi>{row.agent}</bdi> · <bdi>{row.member}</bdi>
          </OpenButton>
          {row.isRing && <Tag tone="bad">{t('ring')}</Tag>}
        </span>
      ),
    },
    amount('down'),
    amount('up'),
    amount('net'),
    {
      id: 'count',
      header: t('columns.count'),
      isNumber: true,
      cell: (row) => formats.count(row.transfers.length),
    },
  ];
}
