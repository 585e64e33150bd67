import { CopyId } from '@portal/ui';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import type { AuditRow } from '../api/list-audit-entries.ts';

/** Whom an entry tells of: people by name, anything else by the end of its id. */
export function SubjectText({ row }: { readonly row: AuditRow }) {
  const copy = useCopyLabels();
  return row.subjectName === null ? (
    <CopyId id={row.subjectId} labels={copy} />
  ) : (
    <span className="inline-block min-w-24 wrap-anywhere">
      <bdi>{row.subjectName}</bdi>
    </span>
  );
}
