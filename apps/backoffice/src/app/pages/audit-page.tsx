import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { auditActions, useActionText } from '../../features/audit/action-text.ts';
import { useAudit } from '../../features/audit/api/list-audit-entries.ts';
import type { AuditSearch } from '../../features/audit/audit-search.ts';
import { useAuditColumns } from '../../features/audit/components/audit-columns.tsx';
import { readAuditFile } from '../../features/audit/api/read-audit-file.ts';
import { EntrySheet } from '../../features/audit/components/entry-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ChainState } from '../../features/audit/components/chain-state.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { DayRangeFilter } from '../../shared/day-range.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { useDays } from '../../shared/use-days.ts';
import { useFile } from '../../shared/use-file.ts';

export default function AuditPage() {
  const t = useTranslations('desk-audit');
  const title = useTranslations('desk-shell.places')('audit');
  const navigate = useNavigate();
  const fileLabel = useTranslations('record-page')('file');
  const { entry, from, to, ...search } = useSearch({ from: '/audit' });
  const days = useDays({ from, to });
  const filter = { ...search, ...days.range };
  const actionText = useActionText();
  const audit = useAudit(filter);
  const file = useFile((cursor) =>
    readAuditFile({ ...filter, ...(cursor !== undefined && { cursor }) }),
  );
  const go = (change: AuditSearch) =>
    void navigate({ to: '/audit', search: { from, to, ...search, ...change } });
  const columns = useAuditColumns({ withSubject: true, onOpen: (id) => go({ entry: id }) });
  const rows = rowsOf(audit);
  return (
    <>
      <ListPage
        ux="BO-20"
        title={title}
        notice={<ChainState />}
        search={{
          label: t('search'),
          value: search.subjectId ?? '',
          onSearch: (text) => go({ subjectId: text === '' ? undefined : text }),
        }}
        range={<DayRangeFilter days={days} onChange={(range) => go(range)} />}
        filters={[
          filterOf<string>({
            id: 'action',
            label: t('actionLabel'),
            values: auditActions,
            textOf: actionText,
            all: t('allActions'),
            value: search.action,
            onChange: (action) => go({ action }),
          }),
        ]}
        end={
          <Button size="small" busy={file.isBusy} onClick={file.onSave}>
            {fileLabel}
          </Button>
        }
        onClear={() => void navigate({ to: '/audit', search: {} })}
        query={{
          data: rows,
          error: audit.error,
          isStale: audit.isPlaceholderData,
          refetch: () => void audit.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
        footer={<OlderButton query={audit} />}
      />
      <EntrySheet
        entry={rows?.find(({ id }) => id === entry)}
        onClose={() => go({ entry: undefined })}
      />
    </>
  );
}
