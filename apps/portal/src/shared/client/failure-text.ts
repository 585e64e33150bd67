import type { Failure } from '@portal/protocol/client';
import { useTranslations } from '@portal/i18n/react';

/** The sentence for a failure: the server's own, else the text for a line that is down. */
export function useFailureText(): (failure: Pick<Failure, 'message'>) => string {
  const t = useTranslations('common.state');
  return (failure) => (failure.message === '' ? t('network') : failure.message);
}
