import { useTranslations } from '@portal/i18n/react';

/** Whose payments: the code of a provider, or in words what goes without one. */
export function ProviderName({ code }: { readonly code: string }) {
  const t = useTranslations('desk-deposits.channels');
  switch (code) {
    case 'manual':
      return t('byHand');
    case 'members':
    case 'p2p':
      return t('betweenMembers');
    default:
      return (
        <bdi dir="ltr" className="wrap-anywhere">
          {code}
        </bdi>
      );
  }
}
