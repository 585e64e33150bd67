import type { ReplyOf } from '@portal/protocol';
import { listVendorCalls } from '@portal/protocol/calls/vendors-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { vendorKeys } from '../vendor-keys.ts';

type List = Endpoints['listVendorCalls'];

export type VendorCall = ReplyOf<List>['content'][number];

export function useVendorCalls(vendorCode: string, view: 'all' | 'refused') {
  return useInfiniteQuery(
    cursorPages(vendorKeys.calls(vendorCode, view), async (place, signal) =>
      valueOf(
        await client.send(listVendorCalls, {
          params: { vendorCode },
          query: { view, ...place },
          signal,
        }),
      ),
    ),
  );
}
