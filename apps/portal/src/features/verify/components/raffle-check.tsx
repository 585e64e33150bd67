import { useTranslations } from '@portal/i18n/react';
import { readRaffleProof } from '@portal/protocol/calls/raffles';
import { valueOf } from '@portal/protocol/client';
import { Card } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { client } from '../../../shared/client/portal-client.ts';
import { checkRaffle } from '../check-raffle.ts';
import { StepLine } from './step-line.tsx';

/** The draw of a raffle, computed again in this browser (PR-05). */
export function RaffleCheck({ raffleId }: { readonly raffleId: string }) {
  const t = useTranslations('verify.raffle');
  const query = useQuery({
    queryKey: ['verify', 'raffle', raffleId],
    queryFn: async ({ signal }) => {
      const input = { params: { id: raffleId }, signal };
      const proof = valueOf(await client.send(readRaffleProof, input));
      return { count: proof.tickets.length, steps: await checkRaffle(proof) };
    },
    staleTime: 0,
  });
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) {
    return null;
  }
  const { count, steps } = query.data;
  return (
    <Card className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title', { count })}</h2>
      {steps === undefined ? (
        <p className="m-0 text-text-2">{t('notYet')}</p>
      ) : (
        <ol className="m-0 grid list-none gap-4 p-0">
          {steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              text={t(`${step.isFine ? 'fine' : 'wrong'}.${step.name}`)}
            />
          ))}
        </ol>
      )}
      <p className="m-0 text-13 text-text-3">{t('limits')}</p>
    </Card>
  );
}
