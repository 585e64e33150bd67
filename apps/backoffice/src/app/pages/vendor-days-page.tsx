import { useTranslations } from '@portal/i18n/react';
import { vendorFindingViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAbility } from '../../features/session/operator-session.ts';
import { useFindings } from '../../features/vendor-days/api/list-findings.ts';
import { ComparedDays } from '../../features/vendor-days/components/compared-days.tsx';
import { useFindingColumns } from '../../features/vendor-days/components/finding-columns.tsx';
import { FindingSheet } from '../../features/vendor-days/components/finding-sheet.tsx';
import type { VendorDaysSearch } from '../../features/vendor-days/days-search.ts';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';

/** Differences with the books of vendors, what waits longest first, and the days compared. */
export default function VendorDaysPage() {
  const t = useTranslations('desk-days');
  const title = useTranslations('desk-shell.places')('vendorDays');
  const navigate = useNavigate();
  const search = useSearch({ from: '/vendorDays' });
  const { view = 'open', finding } = search;
  const go = (change: Partial<VendorDaysSearch>) =>
    void navigate({ to: '/vendorDays', search: { ...search, ...change } });
  const columns = useFindingColumns((id) => go({ finding: id }));
  const findings = useFindings({ view });
  const mayCompare = useAbility('bets.decide');
  return (
    <QueuePage
      ux="BO-10-days"
      title={title}
      list={findings}
      rowKey={({ id }) => id}
      columns={columns}
      opened={finding}
      onOpen={(id) => go({ finding: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: vendorFindingViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ finding: undefined, view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/vendorDays', search: {} })}
      keys={[
        { keys: 'M', text: t('keys.claim') },
        { keys: 'D', text: t('keys.decide') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <FindingSheet queue={queue} finding={row} onClose={onClose} />
      )}
    >
      <ComparedDays mayCompare={mayCompare} />
    </QueuePage>
  );
}
