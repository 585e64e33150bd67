import { useTranslations } from '@portal/i18n/react';
import type { CaptchaAction } from '@portal/protocol';
import { Button, CheckIcon, ErrorText, Spinner } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../client/failure-text.ts';
import { readCaptchaPuzzle } from './api/read-captcha-puzzle.ts';

/**
 * The device works a puzzle out, so that nobody has to see a picture (X9). The answer goes into the
 * field of the form; one that was used is followed by another.
 */
export function CaptchaWork(props: {
  readonly action: CaptchaAction;
  readonly attempt: number;
  readonly error: string | undefined;
  readonly onAnswer: (answer: string) => void;
}) {
  const { action, attempt, error, onAnswer } = props;
  const t = useTranslations('session.captcha');
  const failureText = useFailureText();
  const work = useQuery({
    queryKey: ['captcha-puzzle', action, attempt],
    queryFn: async (): Promise<{ readonly refusal?: string }> => {
      const outcome = await readCaptchaPuzzle(action);
      if (!outcome.ok) {
        return { refusal: failureText(outcome) };
      }
      const { solvePuzzle } = await import('./solve-puzzle.ts');
      const answer = await solvePuzzle(outcome.value);
      if (answer === undefined) {
        return { refusal: t('workFailed') };
      }
      onAnswer(answer);
      return {};
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const refusal = work.error === null ? work.data?.refusal : t('workFailed');
  if (work.isFetching) {
    return (
      <p role="status" className="m-0 flex min-h-10 items-center gap-2 text-14">
        <Spinner size={20} />
        {t('working')}
      </p>
    );
  }
  return refusal === undefined ? (
    <div className="grid gap-1">
      <p role="status" className="m-0 flex min-h-10 items-center gap-2 text-14">
        <CheckIcon size={20} className="text-ok" />
        {t('worked')}
      </p>
      {error !== undefined && <ErrorText>{error}</ErrorText>}
    </div>
  ) : (
    <div className="grid gap-2">
      <ErrorText>{refusal}</ErrorText>
      <Button size="small" onClick={() => void work.refetch()}>
        {t('workAgain')}
      </Button>
    </div>
  );
}
