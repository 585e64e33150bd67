import { readRevenue } from '@portal/protocol/calls/overview';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { overviewKeys } from '../overview-keys.ts';

export interface RevenueQuery {
  readonly to?: string | undefined;
  readonly days?: number | undefined;
}

/** Stakes, payouts and money of the last days; thirty up to today unless others are named. */
export function useRevenue({ to, days }: RevenueQuery) {
  const query = {
    ...(to !== undefined && { to }),
    ...(days !== undefined && { days: String(days) }),
  };
  return useQuery({
    queryKey: overviewKeys.revenue(query),
    queryFn: async ({ signal }) => valueOf(await client.send(readRevenue, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
