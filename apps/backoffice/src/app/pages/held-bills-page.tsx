import { useTranslations } from '@portal/i18n/react';
import type { HeldBillWay } from '@portal/protocol';
import { Pager } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type HeldBill, useHeldBills } from '../../features/agents/api/list-held-bills.ts';
import { HeldBillDialog } from '../../features/agents/components/held-bill-dialog.tsx';
import { useHeldColumns } from '../../features/agents/components/held-columns.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { usePagerLabels } from '../../shared/pager-labels.ts';

/** Large dividends of the house that wait for operators (agents-loyalty-money.md C6 step 3). */
export default function HeldBillsPage() {
  const t = useTranslations('desk-agents.held');
  const title = useTranslations('desk-shell.places')('heldBills');
  const labels = usePagerLabels();
  const navigate = useNavigate();
  const { page = 1 } = useSearch({ from: '/heldBills' });
  const [chosen, setChosen] = useState<{ bill: HeldBill; way: HeldBillWay }>();
  const bills = useHeldBills(page);
  const { data } = bills;
  const currency = data?.currency ?? '';
  const go = (next?: number) => void navigate({ to: '/heldBills', search: { page: next } });
  return (
    <>
      <ListPage
        ux="BO-17-held"
        title={title}
        summary={data && t('found', { count: data.total })}
        filters={[]}
        onClear={() => go()}
        query={{
          data: data?.content,
          error: bills.error,
          isStale: bills.isPlaceholderData,
          refetch: () => void bills.refetch(),
        }}
        columns={useHeldColumns(currency, (bill, way) => setChosen({ bill, way }))}
        rowKey={({ billId }) => billId}
        texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
        footer={
          data !== undefined && data.totalPages > 1 ? (
            <Pager
              page={page}
              totalPages={data.totalPages}
              labels={labels}
              onPage={(next) => go(next === 1 ? undefined : next)}
            />
          ) : undefined
        }
      />
      {chosen !== undefined && (
        <HeldBillDialog {...chosen} currency={currency} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
