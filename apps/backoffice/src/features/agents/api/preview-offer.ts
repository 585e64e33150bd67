import { previewHouseContract } from '@portal/protocol/calls/desk-agents';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';
import type { HouseOffer } from './act-on-contract.ts';

/** What an offer would end; asks nothing as long as there is none. */
export function useOfferPreview(id: string, offer: Omit<HouseOffer, 'reason'> | undefined) {
  return useQuery({
    queryKey: agentKeys.preview(id, offer),
    enabled: offer !== undefined,
    queryFn: async ({ signal }) => {
      const body = offer ?? { kind: 'DAILY', scope: 'CONS', tiers: [] };
      return valueOf(await client.send(previewHouseContract, { params: { id }, body, signal }));
    },
  });
}
