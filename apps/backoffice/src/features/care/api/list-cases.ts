import type { CareSign, CareView, ReplyOf } from '@portal/protocol';
import { listCareCases } from '@portal/protocol/calls/care-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { careKeys } from '../care-keys.ts';

export type CareCase = ReplyOf<Endpoints['listCareCases']>['content'][number];

export function useCareCases(query: {
  readonly view: CareView;
  readonly sign: CareSign | undefined;
}) {
  const { view, sign } = query;
  const fixed = { view, ...(sign !== undefined && { sign }) };
  return useInfiniteQuery(
    cursorPages(careKeys.list(view, sign), async (place, signal) =>
      valueOf(await client.send(listCareCases, { query: { ...fixed, ...place }, signal })),
    ),
  );
}
