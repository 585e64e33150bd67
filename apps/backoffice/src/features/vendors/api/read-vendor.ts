import type { ReplyOf, VendorSpan } from '@portal/protocol';
import { readDeskVendor } from '@portal/protocol/calls/vendors-desk';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { lookAgainMs, vendorKeys } from '../vendor-keys.ts';

export type VendorDetail = ReplyOf<Endpoints['readDeskVendor']>;

export function useVendor(vendorCode: string, span: VendorSpan) {
  return useQuery({
    queryKey: vendorKeys.one(vendorCode, span),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readDeskVendor, {
          params: { vendorCode },
          query: { span },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
  });
}
