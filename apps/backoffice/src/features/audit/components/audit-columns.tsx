import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import { useActionText } from '../action-text.ts';
import { useActorText } from '../actor-text.ts';
import type { AuditRow } from '../api/list-audit-entries.ts';
import { Changes } from './changes.tsx';
import { SubjectText } from './subject-text.tsx';

/** Ids and addresses stand in the drawer; a page about one subject does not name it again. */
export function useAuditColumns(props: {
  readonly withSubject: boolean;
  readonly onOpen: (id: string) => void;
}): readonly Column<AuditRow>[] {
  const t = useTranslations('desk-audit.columns');
  const actionText = useActionText();
  const actorText = useActorText();
  const subject: Column<AuditRow> = {
    id: 'subject',
    header: t('subject'),
    cell: (row) => <SubjectText row={row} />,
  };
  return [
    { id: 'at', header: t('at'), cell: (row) => <Moment at={row.at} /> },
    {
      id: 'operator',
      header: t('operator'),
      cell: (row) => (
        <span className="inline-block min-w-24 wrap-anywhere">
          <bdi>{actorText(row)}</bdi>
        </span>
      ),
    },
    {
      id: 'action',
      header: t('action'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => props.onOpen(row.id)}>{actionText(row.action)}</OpenButton>
      ),
    },
    ...(props.withSubject ? [subject] : []),
    { id: 'change', header: t('change'), cell: (row) => <Changes row={row} /> },
    {
      id: 'reason',
      header: t('reason'),
      cell: (row) => <bdi className="wrap-anywhere">{row.reason ?? '—'}</bdi>,
    },
  ];
}
