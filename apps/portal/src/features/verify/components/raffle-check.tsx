import { useTranslations } from '@portal/i18n/react';
import { readRaffleProof } from '@portal/protocol/calls/raffles';
import { valueOf } from '@portal/protocol/client';
import { Card, CheckIcon, CloseIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { client } from '../../../shared/client/portal-client.ts';
import { checkRaffle, type RaffleStep } from '../check-raffle.ts';

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
            <li key={step.name}>
              <Step step={step} />
            </li>
          ))}
        </ol>
      )}
      <p className="m-0 text-13 text-text-3">{t('limits')}</p>
    </Card>
  );
}

function Step({ step }: { readonly step: RaffleStep }) {
  const t = useTranslations('verify');
  const { name, computed, published, isFine } = step;
  const lines = [
    [t('computed'), computed],
    [t('published'), published],
  ] as const;
  return (
    <div className="grid gap-1">
      <span className={`flex items-center gap-2 font-semibold ${isFine ? 'text-ok' : 'text-bad'}`}>
        {isFine ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
        {t(`raffle.${isFine ? 'fine' : 'wrong'}.${name}`)}
      </span>
      {lines.map(([label, value]) => (
        <span key={label} className="grid gap-x-3 text-13 sm:grid-cols-[140px_1fr]">
          <span className="text-text-3">{label}</span>
          <code dir="ltr" className="min-w-0 font-mono break-all">
            {value}
          </code>
        </span>
      ))}
    </div>
  );
}
