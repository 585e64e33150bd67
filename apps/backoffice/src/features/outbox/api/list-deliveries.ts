import type { ReplyOf } from '@portal/protocol';
import { listDeliveries } from '@portal/protocol/calls/delivery';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listDeliveries'];

export type DeliveryRow = ReplyOf<List>['content'][number];

export function useDeliveries(search: { readonly to?: string | undefined }) {
  return useInfiniteQuery(
    cursorPages(['outbox', search], async (place, signal) =>
      valueOf(await client.send(listDeliveries, { query: { ...search, ...place }, signal })),
    ),
  );
}
