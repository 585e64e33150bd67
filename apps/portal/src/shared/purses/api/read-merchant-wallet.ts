import { readMerchantWallet } from '@portal/protocol/calls/vendor-wallets';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { useMember } from '../../session/session.ts';
import { purseKeys } from '../purse-keys.ts';

/** portal.md 7: 1 means a single wallet; kept for the session. */
const place = 'isSingle';

/** Whether one wallet pays for every game; it does, until the merchant says otherwise. */
export function useSingleWallet(): boolean {
  const isReal = useMember()?.isTrial === false;
  const { data = '1' } = useQuery({
    queryKey: purseKeys.merchant,
    queryFn: async ({ signal }) => {
      const answer = await client.send(readMerchantWallet, { query: {}, signal });
      if (!answer.ok) {
        return '1';
      }
      const isSingle = String(answer.value.isSingle);
      sessionStorage.setItem(place, isSingle);
      return isSingle;
    },
    initialData: () => sessionStorage.getItem(place) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isReal,
  });
  return data !== '0';
}
