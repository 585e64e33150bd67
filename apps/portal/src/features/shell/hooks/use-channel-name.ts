import { useTranslations } from '@portal/i18n/react';
import type { ServiceChannel } from '../../../shared/site/service-channels.ts';

/** What a channel is called: by its kind, or as the operator calls it. */
export function useChannelName(): (channel: Omit<ServiceChannel, 'url'>) => string {
  const t = useTranslations('help.channels');
  return ({ kind, csType }) => (kind === 'other' ? csType : t(kind));
}
