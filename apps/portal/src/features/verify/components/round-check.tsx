import { useTranslations } from '@portal/i18n/react';
import { Card, ErrorText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { checkRound } from '../../../shared/rounds/check-round.ts';
import type { RoundProof } from '../../../shared/rounds/round-proof.ts';
import { readRoundProof } from '../api/read-round-proof.ts';
import { SaveProof } from './save-proof.tsx';
import { StepLine } from './step-line.tsx';

/** A round of the member by its number, played again in this browser (R138). */
export function RoundCheck({ roundId }: { readonly roundId: string }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['verify', 'round', roundId],
    queryFn: ({ signal }) => readRoundProof(roundId, signal),
    retry: false,
    staleTime: 0,
  });
  if (isError) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? null : <CheckedRound proof={data} />;
}

/** What comes out of a round, of one that was read and of one that was saved alike. */
export function CheckedRound({ proof }: { readonly proof: RoundProof }) {
  const t = useTranslations('verify');
  const texts = useTranslations('receipt.verify');
  const { data, isError } = useQuery({
    queryKey: ['verify', 'played', proof],
    queryFn: () => checkRound(proof),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  return (
    <Card className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">
        <bdi>{proof.roundId}</bdi>
      </h2>
      {data?.kind === 'steps' && (
        <ol className="m-0 grid list-none gap-4 p-0">
          {data.steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              text={texts(`${step.isFine ? 'fine' : 'wrong'}.${step.name}`)}
            />
          ))}
        </ol>
      )}
      {data?.kind === 'notYet' && <p className="m-0 text-text-2">{texts('notYet')}</p>}
      {(isError || data?.kind === 'unreadable') && <ErrorText>{t('unreadable')}</ErrorText>}
      <SaveProof id={proof.roundId} proof={proof} />
    </Card>
  );
}
