import { useTranslations } from '@portal/i18n/react';
import type { SocialProviderName } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { toastDone } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { finishSocial } from '../../../shared/social/api/finish-social.ts';
import { leaveFor } from '../../../shared/social/leave-for.ts';
import { onceQuery } from '../../../shared/social/once-query.ts';
import { useSocialAnswer } from '../../../shared/social/use-social-answer.ts';
import { bindSocial } from '../api/bind-social.ts';
import { deleteSocial } from '../api/delete-social.ts';
import { securityKeys } from '../security-keys.ts';

/** Binds and takes off accounts elsewhere; whoever comes back from a provider binds at once. */
export function useSocial() {
  const t = useTranslations('social');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const router = useRouter();
  const answer = useSocialAnswer();
  const [busy, setBusy] = useState<SocialProviderName>();
  const [refusal, setRefusal] = useState<string>();

  async function end(failure: Failure | undefined): Promise<void> {
    await queries.invalidateQueries({ queryKey: securityKeys.social });
    setBusy(undefined);
    // Whoever would rather not prove who they are knows why nothing happened.
    const isKnown = failure === undefined || failure.code === 'step_up_required';
    setRefusal(isKnown ? undefined : failureText(failure));
  }

  async function act(
    provider: SocialProviderName,
    call: () => Promise<Failure | undefined>,
  ): Promise<void> {
    setRefusal(undefined);
    setBusy(provider);
    await end(await call());
  }

  async function bindAnswer(brought: string): Promise<null> {
    await router.navigate({ to: '/m/securityCenter', search: {}, hash: '', replace: true });
    const finished = await finishSocial(brought);
    if (!finished.ok) {
      await end(finished);
      return null;
    }
    const { provider, ticket } = finished.value;
    await act(provider, async () => {
      const bound = await bindSocial(ticket);
      if (!bound.ok) {
        return bound;
      }
      toastDone(t('card.bound', { provider: t(`provider.${provider}`) }));
      return undefined;
    });
    return null;
  }

  useQuery({
    ...onceQuery(['bind', answer ?? ''], () => bindAnswer(answer ?? '')),
    enabled: answer !== undefined,
  });
  return {
    busy,
    refusal,
    bind: (provider: SocialProviderName) => act(provider, () => leaveFor(provider, 'bind')),
    drop: (provider: SocialProviderName) =>
      act(provider, async () => {
        const dropped = await deleteSocial(provider);
        if (!dropped.ok) {
          return dropped;
        }
        toastDone(t('card.dropped', { provider: t(`provider.${provider}`) }));
        return undefined;
      }),
  };
}
