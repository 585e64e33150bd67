import type { PersonCaseState, PersonMarkKind, ReplyOf } from '@portal/protocol';
import { listPersonCases } from '@portal/protocol/calls/persons-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { personKeys } from '../person-keys.ts';

export type PersonCase = ReplyOf<Endpoints['listPersonCases']>['content'][number];

export function usePersonCases(query: {
  readonly view: PersonCaseState;
  readonly mark: PersonMarkKind | undefined;
}) {
  const { view, mark } = query;
  const fixed = { view, ...(mark !== undefined && { mark }) };
  return useInfiniteQuery(
    cursorPages(personKeys.list(view, mark), async (place, signal) =>
      valueOf(await client.send(listPersonCases, { query: { ...fixed, ...place }, signal })),
    ),
  );
}
