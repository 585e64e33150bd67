import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApplications } from '../../features/promotions/api/list-applications.ts';
import { useApplicationColumns } from '../../features/promotions/components/queue-columns.tsx';
import { ApplicationSheet } from '../../features/promotions/components/application-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
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
  const rows = rowsOf(applications);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: application,
    onOpen: (id) => go({ application: id }),
    more: { has: applications.hasNextPage, onMore: () => void applications.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-08-applications"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view'),
            value: view,
            options: applicationViews.map((value) => ({ value, label: t(`views.${value}`) })),
            onChange: (value) =>
              go({
                application: undefined,
                view: applicationViews.find((option) => option === value),
              }),
          },
        ]}
        end={
          <ShortcutsButton
            lines={[
              { keys: 'A', text: t('approve') },
              { keys: 'R', text: t('refuse') },
            ]}
          />
        }
        onClear={() => void navigate({ to: '/promotionApplications', search: {} })}
        query={{
          data: rows,
          error: applications.error,
          isStale: applications.isPlaceholderData,
          refetch: () => void applications.refetch(),
        }}
        columns={useApplicationColumns((id) => go({ application: id }))}
        rowKey={({ id }) => id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={applications} />}
      />
      <ApplicationSheet
        queue={queue}
        application={rows?.find(({ id }) => id === application)}
        onClose={() => go({ application: undefined })}
      />
    </>
  );
}
