import type { ReplyOf } from '@portal/protocol';
import { readReconciliation } from '@portal/protocol/calls/reconciliation';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type Control = ReplyOf<Endpoints['readReconciliation']>;

export function useControl() {
  return useQuery({
    queryKey: cashierKeys.control,
    queryFn: async ({ signal }) => valueOf(await client.send(readReconciliation, { signal })),
  });
}
