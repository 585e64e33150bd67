import { useTranslations } from '@portal/i18n/react';
import { CopyId, type Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import { useActionText } from '../action-text.ts';
import { useActorText } from '../actor-text.ts';
import type { AuditRow } from '../api/list-audit-entries.ts';
import { Changes } from './changes.tsx';

/** `subject` is left out where the page is about one subject already. */
export function useAuditColumns(withSubject: boolean): readonly Column<AuditRow>[] {
  const t = useTranslations('desk-audit.columns');
  const actionText = useActionText();
  const actorText = useActorText();
  const copy = useCopyLabels();
  const subject: Column<AuditRow> = {
    id: 'subject',
    header: t('subject'),
    cell: (row) => <CopyId id={row.subjectId} labels={copy} />,
  };
  return [
    { id: 'at', header: t('at'), cell: (row) => <Moment at={row.at} /> },
    { id: 'operator', header: t('operator'), cell: (row) => <bdi>{actorText(row)}</bdi> },
    { id: 'action', header: t('action'), cell: (row) => actionText(row.action) },
    ...(withSubject ? [subject] : []),
    { id: 'change', header: t('change'), cell: (row) => <Changes row={row} /> },
    { id: 'reason', header: t('reason'), cell: (row) => <bdi>{row.reason ?? '—'}</bdi> },
    { id: 'ip', header: t('ip'), cell: (row) => <bdi dir="ltr">{row.ip ?? '—'}</bdi> },
  ];
}
