import type { ReplyOf, VendorSpan } from '@portal/protocol';
import { listDeskVendors } from '@portal/protocol/calls/vendors-desk';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { lookAgainMs, vendorKeys } from '../vendor-keys.ts';

export type DeskVendor = ReplyOf<Endpoints['listDeskVendors']>[number];

/** All vendors that call the wallet; few enough for one answer. */
export function useVendors(span: VendorSpan) {
  return useQuery({
    queryKey: vendorKeys.list(span),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(listDeskVendors, {
          query: { span },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
  });
}
