import { useTranslations } from '@portal/i18n/react';
import { walletTransferViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useStuckTransfers } from '../../features/vendors/api/list-stuck-transfers.ts';
import { useTransferColumns } from '../../features/vendors/components/transfer-columns.tsx';
import { TransferSheet } from '../../features/vendors/components/transfer-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
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
  const rows = rowsOf(transfers);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: transfer,
    onOpen: (id) => go({ transfer: id }),
    more: { has: transfers.hasNextPage, onMore: () => void transfers.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-19-transfers"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: walletTransferViews.map((value) => ({ value, label: t(`view.${value}`) })),
            onChange: (value) =>
              go({
                transfer: undefined,
                view: walletTransferViews.find((option) => option === value),
              }),
          },
        ]}
        end={
          <ShortcutsButton
            lines={[
              { keys: 'A', text: t('keys.ask') },
              { keys: 'E', text: t('keys.end') },
            ]}
          />
        }
        onClear={() => void navigate({ to: '/walletTransfers', search: {} })}
        query={{
          data: rows,
          error: transfers.error,
          isStale: transfers.isPlaceholderData,
          refetch: () => void transfers.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={transfers} />}
      />
      <TransferSheet
        queue={queue}
        transfer={rows?.find(({ id }) => id === transfer)}
        onClose={() => go({ transfer: undefined })}
      />
    </>
  );
}
