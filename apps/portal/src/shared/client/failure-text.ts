import { failureKind, type Failure } from '@portal/protocol/client';
import { useTranslations } from '@portal/i18n/react';

/** The sentence for a failure: the server's own, else what is known without an answer. */
export function useFailureText(): (failure: Pick<Failure, 'code' | 'message'>) => string {
  const t = useTranslations('failure');
  return (failure) => {
    const kind = failureKind(failure, navigator.onLine);
    return kind === 'answered' ? failure.message : t(kind);
  };
}
