import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAdjustments } from '../../features/adjustments/api/list-adjustments.ts';
import { useAdjustmentColumns } from '../../features/adjustments/components/adjustment-columns.tsx';
import { DaySums } from '../../features/adjustments/components/day-sums.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';

/** The daily list of corrections by hand (R53). */
export default function AdjustmentsPage() {
  const t = useTranslations('desk-adjustments');
  const title = useTranslations('desk-shell.places')('adjustments');
  const navigate = useNavigate();
  const search = useSearch({ from: '/adjustments' });
  const adjustments = useAdjustments(search);
  const columns = useAdjustmentColumns(useAbility('members.adjust'));
  const first = adjustments.data?.pages[0];
  return (
    <ListPage
      ux="BO-16-adjustments"
      title={title}
      notice={
        <div className="flex flex-wrap items-end gap-4">
          <Field label={t('day')}>
            <Input
              type="date"
              value={search.day ?? first?.day ?? ''}
              onChange={({ target }) =>
                void navigate({
                  to: '/adjustments',
                  search: target.value === '' ? {} : { day: target.value },
                })
              }
            />
          </Field>
          <DaySums sums={first?.sums ?? []} />
        </div>
      }
      filters={[]}
      onClear={() => void navigate({ to: '/adjustments', search: {} })}
      query={{
        data: rowsOf(adjustments),
        error: adjustments.error,
        isStale: adjustments.isPlaceholderData,
        refetch: () => void adjustments.refetch(),
      }}
      columns={columns}
      rowKey={(row) => row.id}
      texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
      footer={<OlderButton query={adjustments} />}
    />
  );
}
