import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApplications } from '../../features/promotions/api/list-applications.ts';
import { useApplicationColumns } from '../../features/promotions/components/queue-columns.tsx';
import { ApplicationSheet } from '../../features/promotions/components/application-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import { applicationViews, type ApplicationsSearch } from '../searches.ts';

/** The queue of applications for promotions (BO-08): what waits longest first. */
export default function PromotionApplicationsPage() {
  const t = useTranslations('desk-promotions.applications');
  const title = useTranslations('desk-shell.places')('applications');
  const navigate = useNavigate();
  const search = useSearch({ from: '/promotionApplications' });
  const { view = 'waiting', application } = search;
  const go = (change: Partial<ApplicationsSearch>) =>
    void navigate({ to: '/promotionApplications', search: { ...search, ...change } });
  const applications = useApplications(view);
  return (
    <QueuePage
      ux="BO-08-applications"
      title={title}
      list={applications}
      rowKey={({ id }) => id}
      columns={useApplicationColumns((id) => go({ application: id }))}
      opened={application}
      onOpen={(id) => go({ application: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view'),
          values: applicationViews,
          textOf: (option) => t(`views.${option}`),
          value: view,
          onChange: (value) => go({ application: undefined, view: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/promotionApplications', search: {} })}
      keys={[
        { keys: 'A', text: t('approve') },
        { keys: 'R', text: t('refuse') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <ApplicationSheet queue={queue} application={row} onClose={onClose} />
      )}
    />
  );
}
