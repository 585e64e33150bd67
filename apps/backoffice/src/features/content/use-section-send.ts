import type { Failure } from '@portal/protocol/client';
import { useTranslations } from '@portal/i18n/react';
import { toastDone } from '@portal/ui';
import { auditKeys } from '../../shared/audit-keys.ts';
import { queryClient } from '../../shared/query-client.ts';
import { useLanding } from '../../shared/use-landing.ts';
import type { Saying } from './saying.ts';

interface SentSaying {
  /** Null for at once. */
  readonly effectiveFrom: string | null;
  readonly reason: string;
}

type Send = (saying: SentSaying) => Promise<{ readonly ok: true } | Failure>;

/**
 * Sends a section of the site and says how it went, also where it waits for its moment. Success is
 * undefined; a refusal lands on the fields of the form.
 */
export function useSectionSend<Name extends string>(settings: {
  /** The fields of the section itself. */
  readonly shown: readonly Name[];
  readonly queryKey: readonly string[];
  readonly onDone: () => void;
}) {
  const { shown, queryKey, onDone } = settings;
  const t = useTranslations('desk-content.acts');
  const landing = useLanding();
  const when = useTranslations('desk-versions.when');
  return async (draft: Saying, send: Send) => {
    const effectiveFrom = draft.effectiveFrom === '' ? null : draft.effectiveFrom;
    const outcome = await send({ effectiveFrom, reason: draft.reason.trim() });
    // What is opened next is what stands now.
    await queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: auditKeys.all });
    if (!outcome.ok) {
      return landing(outcome, { shown: [...shown, 'effectiveFrom', 'reason'] });
    }
    toastDone(effectiveFrom === null ? t('saved') : when('planned'));
    onDone();
    return undefined;
  };
}
