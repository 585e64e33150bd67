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
type Search = Pick<NonNullable<Input<List>['query']>, 'subjectId' | 'action'>;

export type AuditRow = ReplyOf<List>['content'][number];

export function useAudit(search: Search) {
  return useInfiniteQuery(
    cursorPages(auditKeys.list(search), async (place, signal) =>
      valueOf(await client.send(listAuditEntries, { query: { ...search, ...place }, signal })),
    ),
  );
}
