import { useTranslations } from '@portal/i18n/react';
import { BlankSheetDrawing, EmptyState, Table } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useAudit } from '../api/list-audit.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { OlderButton } from './older-button.tsx';

/** What was done to one subject. */
export function AuditLines({ subjectId }: { readonly subjectId: string }) {
  const t = useTranslations('backoffice.audit');
  const columns = useAuditColumns(false);
  const audit = useAudit({ subjectId });
  const rows = audit.data?.pages.flatMap((page) => page.content);
  if (rows === undefined && audit.error !== null) {
    return (
      <FailedBlock thrown={audit.error} title={t('failed')} onRetry={() => void audit.refetch()} />
    );
  }
  if (rows?.length === 0) {
    return (
      <EmptyState drawing={<BlankSheetDrawing />} title={t('emptySubject')} headingLevel={3} />
    );
  }
  return (
    <>
      <Table
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        skeletonRows={3}
      />
      <OlderButton audit={audit} />
    </>
  );
}
