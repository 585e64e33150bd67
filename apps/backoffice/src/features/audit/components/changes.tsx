import { ChevronEndIcon } from '@portal/ui';
import type { AuditRow } from '../api/list-audit-entries.ts';

/** Before and after of each field that changed. */
export function Changes({ row }: { readonly row: AuditRow }) {
  const fields = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  const changed = fields.filter((field) => row.before?.[field] !== row.after?.[field]);
  return (
    <span className="grid gap-1 text-13">
      {changed.map((field) => (
        <span key={field} className="inline-flex flex-wrap items-center gap-1">
          <bdi className="text-text-3">{field}</bdi>
          <bdi>{row.before?.[field] ?? '—'}</bdi>
          <ChevronEndIcon size={12} />
          <bdi className="font-semibold">{row.after?.[field] ?? '—'}</bdi>
        </span>
      ))}
    </span>
  );
}
