import type { ReplyOf } from '@portal/protocol';
import { listAdjustments } from '@portal/protocol/calls/adjustments';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { adjustmentKeys } from '../adjustment-keys.ts';

type Day = ReplyOf<Endpoints['listAdjustments']>;

export type DaySum = Day['sums'][number];
export type AdjustmentRow = Day['content'][number];

/** The corrections of a day, today of the site unless one is named. */
export function useAdjustments(search: { readonly day?: string | undefined }) {
  return useInfiniteQuery(
    cursorPages(adjustmentKeys.list(search), async (place, signal) =>
      valueOf(
        await client.send(listAdjustments, {
          query: { ...(search.day === undefined ? {} : { day: search.day }), ...place },
          signal,
        }),
      ),
    ),
  );
}
