import { readRaffleProof } from '@portal/protocol/calls/raffles';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { client } from '../../../shared/client/portal-client.ts';
import { raffleProofOf } from '../raffle-proof.ts';
import { CheckedRaffle } from './checked-raffle.tsx';

/** The draw of a raffle by its id, computed again in this browser (PR-05). */
export function RaffleCheck({ raffleId }: { readonly raffleId: string }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['verify', 'raffle', raffleId],
    queryFn: async ({ signal }) => {
      const input = { params: { id: raffleId }, signal };
      return raffleProofOf(valueOf(await client.send(readRaffleProof, input)));
    },
    staleTime: 0,
  });
  if (isError) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? null : <CheckedRaffle proof={data} />;
}
