import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSiteVersions } from '../../features/versions/api/list-site-versions.ts';
import { DifferenceSheet } from '../../features/versions/components/difference-sheet.tsx';
import { PlanList } from '../../features/versions/components/plan-list.tsx';
import { useVersionColumns } from '../../features/versions/components/version-columns.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';

/** Every state that the site was in, what waits for its moment, and the way back. */
export default function SiteVersionsPage(): ReactNode {
  const t = useTranslations('desk-versions');
  const title = useTranslations('desk-shell.places')('siteVersions');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/siteVersions' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/siteVersions', search: { item: next } });
  const versions = useSiteVersions();
  const rows = rowsOf(versions);
  const columns = useVersionColumns((version) => open(String(version)));
  const opened = rows?.find(({ version }) => String(version) === item);
  return (
    <>
      <ListPage
        ux="BO-12-versions"
        title={title}
        notice={<PlanList />}
        filters={[]}
        onClear={() => open(undefined)}
        query={{
          data: rows,
          error: versions.error,
          isStale: versions.isPlaceholderData,
          refetch: () => void versions.refetch(),
        }}
        columns={columns}
        rowKey={({ version }) => String(version)}
        texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
        footer={<OlderButton query={versions} />}
      />
      {opened !== undefined && (
        <DifferenceSheet
          key={opened.version}
          version={opened}
          inForce={rows?.find(({ isInForce }) => isInForce)?.version ?? opened.version}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
