import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { auditActions, useActionText } from '../../features/audit/action-text.ts';
import { useAudit } from '../../features/audit/api/list-audit-entries.ts';
import { useAuditColumns } from '../../features/audit/components/audit-columns.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ChainState } from '../../features/audit/components/chain-state.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';

export default function AuditPage() {
  const t = useTranslations('desk-audit');
  const title = useTranslations('desk-shell.places')('audit');
  const navigate = useNavigate();
  const search = useSearch({ from: '/audit' });
  const columns = useAuditColumns(true);
  const actionText = useActionText();
  const audit = useAudit(search);
  const go = (change: typeof search) =>
    void navigate({ to: '/audit', search: { ...search, ...change } });
  return (
    <ListPage
      ux="BO-20"
      title={title}
      notice={<ChainState />}
      search={{
        label: t('search'),
        value: search.subjectId ?? '',
        onSearch: (text) => go({ subjectId: text === '' ? undefined : text }),
      }}
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
      onClear={() => void navigate({ to: '/audit', search: {} })}
      query={{
        data: rowsOf(audit),
        error: audit.error,
        isStale: audit.isPlaceholderData,
        refetch: () => void audit.refetch(),
      }}
      columns={columns}
      rowKey={(row) => row.id}
      texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
      footer={<OlderButton query={audit} />}
    />
  );
}
