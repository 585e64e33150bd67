import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { CallFailed } from '@portal/protocol/client';

/** The sentence for a failure: the server's own, or ours where no answer came. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('common.state');
  return (error) => {
    const failure = failureIn(error);
    return failure === undefined || failure.message === '' ? t('network') : failure.message;
  };
}

function failureIn(error: unknown): Failure | undefined {
  if (error instanceof CallFailed) {
    return error.failure;
  }
  return isFailure(error) ? error : undefined;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
