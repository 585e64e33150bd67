import { useTranslations } from '@portal/i18n/react';
import { CopyId, Sheet } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import { useActionText } from '../action-text.ts';
import { useActorText } from '../actor-text.ts';
import type { AuditRow } from '../api/list-audit-entries.ts';
import { Changes } from './changes.tsx';

/** One entry of the trail, whole: names with their ids, what changed, why, from where. */
export function EntrySheet(props: {
  readonly entry: AuditRow | undefined;
  readonly onClose: () => void;
}) {
  const { entry, onClose } = props;
  const actionText = useActionText();
  const close = useTranslations('ui.dialog')('close');
  return (
    <Sheet
      ux="BO-20-entry"
      isOpen={entry !== undefined}
      onClose={onClose}
      title={entry && actionText(entry.action)}
      closeLabel={close}
    >
      {entry !== undefined && <EntryFacts entry={entry} />}
    </Sheet>
  );
}

function EntryFacts({ entry }: { readonly entry: AuditRow }) {
  const t = useTranslations('desk-audit.columns');
  const actorText = useActorText();
  const copy = useCopyLabels();
  const { actorId, subjectId, subjectName } = entry;
  return (
    <Facts
      facts={[
        { label: t('at'), value: <Moment at={entry.at} /> },
        { label: t('ip'), value: <bdi dir="ltr">{entry.ip ?? '—'}</bdi> },
        { label: t('operator'), value: <bdi>{actorText(entry)}</bdi> },
        {
          label: t('operatorId'),
          value: actorId === null ? '—' : <CopyId id={actorId} labels={copy} />,
        },
        { label: t('subject'), value: <bdi>{subjectName ?? entry.subjectType}</bdi> },
        { label: t('subjectId'), value: <CopyId id={subjectId} labels={copy} /> },
        { label: t('change'), value: <Changes row={entry} />, isWide: true },
        { label: t('reason'), value: <bdi>{entry.reason ?? '—'}</bdi>, isWide: true },
        { label: t('entryId'), value: <CopyId id={entry.id} labels={copy} /> },
        { label: t('requestId'), value: <CopyId id={entry.requestId} labels={copy} /> },
      ]}
    />
  );
}
