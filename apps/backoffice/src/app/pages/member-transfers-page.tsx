import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTransferPairs } from '../../features/cashier/api/list-transfer-pairs.ts';
import { usePairColumns } from '../../features/cashier/components/pair-columns.tsx';
import { PairSheet } from '../../features/cashier/components/pair-sheet.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import type { MemberTransfersSearch } from '../searches.ts';

/** What agents and members right below sent each other on a day, by pair. */
export default function MemberTransfersPage() {
  const t = useTranslations('desk-member-transfers');
  const title = useTranslations('desk-shell.places')('memberTransfers');
  const navigate = useNavigate();
  const search = useSearch({ from: '/memberTransfers' });
  const go = (next: MemberTransfersSearch) =>
    void navigate({ to: '/memberTransfers', search: next });
  const pairs = useTransferPairs(search.day);
  const rows = rowsOf(pairs);
  const columns = usePairColumns((pair) => go({ ...search, pair }));
  const mayDecide = useAbility('cashier.decide');
  return (
    <>
      <ListPage
        ux="BO-05-pairs"
        title={title}
        range={
          <Field label={t('day')}>
            <Input
              type="date"
              value={search.day ?? pairs.data?.pages[0]?.day ?? ''}
              onChange={({ target }) => go(target.value === '' ? {} : { day: target.value })}
            />
          </Field>
        }
        filters={[]}
        onClear={() => go({})}
        query={{
          data: rows,
          error: pairs.error,
          isStale: pairs.isPlaceholderData,
          refetch: () => void pairs.refetch(),
        }}
        columns={columns}
        rowKey={({ pair }) => pair}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          failed: t('failed'),
          // Only a day that was chosen can be cleared.
          ...(search.day === undefined && { nothing: t('empty') }),
        }}
        footer={<OlderButton query={pairs} />}
      />
      <PairSheet
        pair={rows?.find(({ pair }) => pair === search.pair)}
        mayDecide={mayDecide}
        onClose={() => go({ ...search, pair: undefined })}
      />
    </>
  );
}
