import { useTranslations } from '@portal/i18n/react';
import { BlankSheetDrawing } from '@portal/ui';
import { useState } from 'react';
import { CursorTable, rowsOf } from '../../../shared/cursor-table.tsx';
import { useAudit } from '../api/list-audit-entries.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { EntrySheet } from './entry-sheet.tsx';

/** What was done to one subject. */
export function AuditLines({ subjectId }: { readonly subjectId: string }) {
  const t = useTranslations('desk-audit');
  const title = useTranslations('desk-shell.places')('audit');
  const query = useAudit({ subjectId });
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <CursorTable
        query={query}
        columns={useAuditColumns({ withSubject: false, onOpen: setOpened })}
        rowKey={(row) => row.id}
        caption={title}
        failedTitle={t('failed')}
        empty={{ drawing: <BlankSheetDrawing />, title: t('emptySubject') }}
      />
      <EntrySheet
        entry={rowsOf(query)?.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
