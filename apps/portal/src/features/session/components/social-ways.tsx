import { useTranslations } from '@portal/i18n/react';
import type { SocialProviderName } from '@portal/protocol';
import { Button, ErrorText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { leaveFor } from '../../../shared/social/leave-for.ts';
import { providerIcons } from '../../../shared/social/provider-icons.ts';
import { socialProvidersQuery } from '../api/read-social-providers.ts';

/** The ways in by an account elsewhere; nothing where the site has none (portal.md 4). */
export function SocialWays() {
  const t = useTranslations('social');
  const failureText = useFailureText();
  const { data } = useQuery(socialProvidersQuery);
  const [leaving, setLeaving] = useState<SocialProviderName>();
  const [refusal, setRefusal] = useState<string>();
  if (data === undefined || data.providers.length === 0) {
    return null;
  }

  async function leave(provider: SocialProviderName): Promise<void> {
    setRefusal(undefined);
    setLeaving(provider);
    const failure = await leaveFor(provider, 'login');
    if (failure !== undefined) {
      setLeaving(undefined);
      setRefusal(failureText(failure));
    }
  }

  return (
    <section data-ux="M-18" aria-label={t('ways')} className="mt-2 grid gap-2">
      <p className="m-0 flex items-center gap-3 text-14 text-text-2">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {data.providers.map((provider) => {
        const Icon = providerIcons[provider];
        return (
          <Button
            key={provider}
            size="touch"
            block
            busy={leaving === provider}
            onClick={() => void leave(provider)}
          >
            <Icon />
            {t('continue', { provider: t(`provider.${provider}`) })}
          </Button>
        );
      })}
    </section>
  );
}
