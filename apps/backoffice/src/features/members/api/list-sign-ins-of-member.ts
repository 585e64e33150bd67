import { listSignInsOfMember } from '@portal/protocol/calls/sessions-desk';
import { valueOf } from '@portal/protocol/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { memberKeys } from '../member-keys.ts';

export function useSignInsOfMember(id: string) {
  return useInfiniteQuery(
    cursorPages(memberKeys.signIns(id), async (query, signal) =>
      valueOf(await client.send(listSignInsOfMember, { params: { id }, query, signal })),
    ),
  );
}
