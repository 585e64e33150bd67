import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { CallFailed } from '@portal/protocol/client';

/** The sentence for a failure: the server's own, or ours where no answer came. */
export function useFailureText(): (thrown: unknown) => string {
  const t = useTranslations('common.state');
  return (thrown) => {
    const failure = failureIn(thrown);
    return failure === undefined || failure.message === '' ? t('network') : failure.message;
  };
}

function failureIn(thrown: unknown): Failure | undefined {
  if (thrown instanceof CallFailed) {
    return thrown.failure;
  }
  return isFailure(thrown) ? thrown : undefined;
}

function isFailure(thrown: unknown): thrown is Failure {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'message' in thrown;
}
