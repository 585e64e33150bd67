import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { CallFailed, failureKind } from '@portal/protocol/client';

/** The sentence for a failure: the server's own, else what is known without an answer. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('failure');
  return (error) => {
    const failure = failureIn(error);
    if (failure === undefined) {
      return t('unknown');
    }
    const kind = failureKind(failure, navigator.onLine);
    return kind === 'answered' ? failure.message : t(kind);
  };
}

export function failureIn(error: unknown): Failure | undefined {
  if (error instanceof CallFailed) {
    return error.failure;
  }
  return isFailure(error) ? error : undefined;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
