import type { ReplyOf } from '@portal/protocol';
import { readCashierRules } from '@portal/protocol/calls/cashier-rules';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type CashierRule = ReplyOf<Endpoints['readCashierRules']>['rules'][number];

export function useCashierRules() {
  return useQuery({
    queryKey: cashierKeys.rules,
    queryFn: async ({ signal }) => valueOf(await client.send(readCashierRules, { signal })),
  });
}
