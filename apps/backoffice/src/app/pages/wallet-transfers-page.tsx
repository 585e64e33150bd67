import { useTranslations } from '@portal/i18n/react';
import { walletTransferViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useStuckTransfers } from '../../features/vendors/api/list-stuck-transfers.ts';
import { useTransferColumns } from '../../features/vendors/components/transfer-columns.tsx';
import { TransferSheet } from '../../features/vendors/components/transfer-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import type { WalletTransfersSearch } from '../searches.ts';

/** Transfers with purses of vendors whose outcome nobody knows yet: what waits longest first. */
export default function WalletTransfersPage() {
  const t = useTranslations('desk-transfers');
  const title = useTranslations('desk-shell.places')('walletTransfers');
  const navigate = useNavigate();
  const search = useSearch({ from: '/walletTransfers' });
  const { view = 'stuck', transfer } = search;
  const go = (change: Partial<WalletTransfersSearch>) =>
    void navigate({ to: '/walletTransfers', search: { ...search, ...change } });
  const columns = useTransferColumns((id) => go({ transfer: id }));
  const transfers = useStuckTransfers({ view });
  return (
    <QueuePage
      ux="BO-19-transfers"
      title={title}
      list={transfers}
      rowKey={({ id }) => id}
      columns={columns}
      opened={transfer}
      onOpen={(id) => go({ transfer: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: walletTransferViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ transfer: undefined, view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/walletTransfers', search: {} })}
      keys={[
        { keys: 'A', text: t('keys.ask') },
        { keys: 'E', text: t('keys.end') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <TransferSheet queue={queue} transfer={row} onClose={onClose} />
      )}
    />
  );
}
