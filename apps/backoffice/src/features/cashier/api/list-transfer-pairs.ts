import type { ReplyOf } from '@portal/protocol';
import { listTransferPairs } from '@portal/protocol/calls/transfers-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type TransferPair = ReplyOf<Endpoints['listTransferPairs']>['content'][number];
export type PairTransfer = TransferPair['transfers'][number];

/** What members sent each other on a day, today of the site unless one is named. */
export function useTransferPairs(day: string | undefined) {
  const search = day === undefined ? {} : { day };
  return useInfiniteQuery(
    cursorPages(cashierKeys.pairs(search), async (place, signal) =>
      valueOf(await client.send(listTransferPairs, { query: { ...search, ...place }, signal })),
    ),
  );
}
