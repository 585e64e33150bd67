import { useTranslations } from '@portal/i18n/react';
import { readRaffleProof } from '@portal/protocol/calls/raffles';
import { valueOf } from '@portal/protocol/client';
import { Button, Card, ErrorText, saveFile } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { client } from '../../../shared/client/portal-client.ts';
import { checkRaffle } from '../check-raffle.ts';
import { raffleProofOf, type RaffleProof } from '../raffle-proof.ts';
import { StepLine } from './step-line.tsx';

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

/** What comes out of a raffle, of one that was read and of one that was saved alike. */
export function CheckedRaffle({ proof }: { readonly proof: RaffleProof }) {
  const t = useTranslations('verify');
  const { data, isError } = useQuery({
    queryKey: ['verify', 'drawn', proof],
    queryFn: () => checkRaffle(proof),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  if (isError || data?.kind === 'unreadable') {
    return <ErrorText>{t('unreadable')}</ErrorText>;
  }
  return (
    <Card className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">
        {t('raffle.title', { count: proof.tickets.length })}
      </h2>
      {data?.kind === 'notYet' && <p className="m-0 text-text-2">{t('raffle.notYet')}</p>}
      {data?.kind === 'steps' && (
        <ol className="m-0 grid list-none gap-4 p-0">
          {data.steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              text={t(`raffle.${step.isFine ? 'fine' : 'wrong'}.${step.name}`)}
            />
          ))}
        </ol>
      )}
      <p className="m-0 text-13 text-text-3">{t('raffle.limits')}</p>
      <div>
        <Button
          size="small"
          onClick={() => {
            const text = JSON.stringify(proof, null, 2);
            saveFile({ name: `proof-${proof.raffleId}.json`, text });
          }}
        >
          {t('saveProof')}
        </Button>
      </div>
    </Card>
  );
}
