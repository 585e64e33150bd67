import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, ErrorText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { providerIcons } from '../../../shared/social/provider-icons.ts';
import { socialBindingsQuery, type SocialBinding } from '../api/read-social-bindings.ts';
import { useSocial } from '../hooks/use-social.ts';
import { ProtectionCard } from './protection-card.tsx';

/** Accounts elsewhere that sign the member in; nothing where the site has none. */
export function SocialCard() {
  const t = useTranslations('social.card');
  const social = useSocial();
  const { data, error, refetch } = useQuery(socialBindingsQuery);
  if (data === undefined) {
    return error === null ? null : (
      <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  const { providers } = data;
  return providers.length === 0 ? null : (
    <ProtectionCard
      ux="MC-02-social"
      icon={providerIcons.google}
      title={t('title')}
      text={t('text')}
    >
      {social.refusal !== undefined && <ErrorText>{social.refusal}</ErrorText>}
      <ul className="m-0 grid list-none gap-2 p-0">
        {providers.map((row) => (
          <ProviderRow key={row.provider} row={row} social={social} />
        ))}
      </ul>
    </ProtectionCard>
  );
}

function ProviderRow(props: {
  readonly row: SocialBinding;
  readonly social: ReturnType<typeof useSocial>;
}) {
  const { row, social } = props;
  const t = useTranslations('social');
  const formats = useFormats();
  const { provider, bound } = row;
  const Icon = providerIcons[provider];
  const name = t(`provider.${provider}`);
  const moment = bound === null ? '' : formats.dateTime(bound.boundAt);
  const isBusy = social.busy === provider;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Icon />
      <span className="min-w-0 flex-1">
        <b className="block">{name}</b>
        <span className="block text-14 wrap-anywhere text-text-2">
          {bound === null
            ? t('card.unbound')
            : bound.name === ''
              ? t('card.sinceUnnamed', { moment })
              : t('card.since', { name: bound.name, moment })}
        </span>
      </span>
      {bound === null ? (
        <Button size="small" busy={isBusy} onClick={() => void social.bind(provider)}>
          {t('card.bind', { provider: name })}
        </Button>
      ) : (
        <Button
          size="small"
          variant="danger"
          busy={isBusy}
          onClick={() => void social.drop(provider)}
        >
          {t('card.drop', { provider: name })}
        </Button>
      )}
    </li>
  );
}
