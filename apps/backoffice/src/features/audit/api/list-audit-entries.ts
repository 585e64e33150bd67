import type { ReplyOf } from '@portal/protocol';
import { listAuditEntries } from '@portal/protocol/calls/trail';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listAuditEntries'];
export type AuditFilter = Pick<
  NonNullable<Input<List>['query']>,
  'subjectId' | 'action' | 'from' | 'to'
>;

export type AuditRow = ReplyOf<List>['content'][number];

export function useAudit(search: AuditFilter) {
  return useInfiniteQuery(
    cursorPages(auditKeys.list(search), async (place, signal) =>
      valueOf(await client.send(listAuditEntries, { query: { ...search, ...place }, signal })),
    ),
  );
}
