import { useTranslations } from '@portal/i18n/react';
import { Card, ErrorText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { checkRaffle } from '../check-raffle.ts';
import type { RaffleProof } from '../raffle-proof.ts';
import { SaveProof } from './save-proof.tsx';
import { StepLine } from './step-line.tsx';

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
      <SaveProof id={proof.raffleId} proof={proof} />
    </Card>
  );
}
