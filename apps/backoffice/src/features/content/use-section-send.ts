import type { Failure } from '@portal/protocol/client';
import { useTranslations } from '@portal/i18n/react';
import { toastDone } from '@portal/ui';
import { queryClient } from '../../shared/query-client.ts';
import { useLanding } from '../../shared/use-landing.ts';

type Call = Promise<{ readonly ok: true } | Failure>;

/**
 * Sends a section of the site and says how it went. Success is undefined; a refusal lands on the
 * fields of the form.
 */
export function useSectionSend<Name extends string>(settings: {
  readonly shown: readonly Name[];
  readonly queryKey: readonly string[];
  readonly onDone: () => void;
}) {
  const { shown, queryKey, onDone } = settings;
  const t = useTranslations('desk-content.acts');
  const landing = useLanding();
  return async (call: Call) => {
    const outcome = await call;
    // What is opened next is what stands now.
    await queryClient.invalidateQueries({ queryKey });
    if (!outcome.ok) {
      return landing(outcome, { shown });
    }
    toastDone(t('saved'));
    onDone();
    return undefined;
  };
}
