import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listContractBillTeam } from '@portal/protocol/calls/contract-bills';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';
import type { Bill } from './list-bills.ts';

export type BillTeam = ReplyOf<Endpoints['listContractBillTeam']>;

/** Whose play a bill counts, page by page. */
export function billTeamQuery(id: Bill['id']) {
  return infiniteQueryOptions({
    queryKey: contractKeys.billTeam(id),
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: String(pageParam) };
      return valueOf(await client.send(listContractBillTeam, { params: { id }, query, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}

const largestPage = '100';

/** All of them, for a file; null where they are too many, or where they did not arrive. */
export async function readWholeTeam(id: Bill['id']): Promise<BillTeam['content'] | null> {
  const shares: BillTeam['content'][number][] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { page: String(page), pageSize: largestPage };
    const outcome = await client.send(listContractBillTeam, { params: { id }, query });
    if (!outcome.ok || !outcome.value.isKept) {
      return null;
    }
    shares.push(...outcome.value.content);
    last = outcome.value.totalPages;
  }
  return shares;
}
