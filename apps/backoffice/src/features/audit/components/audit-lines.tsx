import { useTranslations } from '@portal/i18n/react';
import { BlankSheetDrawing } from '@portal/ui';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { useAudit } from '../api/list-audit-entries.ts';
import { useAuditColumns } from './audit-columns.tsx';

/** What was done to one subject. */
export function AuditLines({ subjectId }: { readonly subjectId: string }) {
  const t = useTranslations('desk-audit');
  const title = useTranslations('desk-shell.places')('audit');
  return (
    <CursorTable
      query={useAudit({ subjectId })}
      columns={useAuditColumns(false)}
      rowKey={(row) => row.id}
      caption={title}
      failedTitle={t('failed')}
      empty={{ drawing: <BlankSheetDrawing />, title: t('emptySubject') }}
    />
  );
}
