import type { ReplyOf } from '@portal/protocol';
import { readPaymentProviders } from '@portal/protocol/calls/payment-providers';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type PaymentProvider = ReplyOf<Endpoints['readPaymentProviders']>['providers'][number];

export function usePaymentProviders() {
  return useQuery({
    queryKey: cashierKeys.providers,
    queryFn: async ({ signal }) => valueOf(await client.send(readPaymentProviders, { signal })),
  });
}
