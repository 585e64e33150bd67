import { useTranslations } from '@portal/i18n/react';
import { ChevronEndIcon, Sheet, serviceIcons } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useServiceChannels } from '../../../shared/site/service-channels.ts';
import { useChannelName } from '../hooks/use-channel-name.ts';

/** On a phone, every way to reach customer service (S-24). */
export function ServiceSheet({ onClose }: DialogProps) {
  const t = useTranslations('help');
  const nameOf = useChannelName();
  const channels = useServiceChannels();
  return (
    <Sheet isOpen onClose={onClose} title={t('label')} closeLabel={t('close')}>
      <ul className="list-none">
        {channels.map((channel) => {
          const Icon = serviceIcons[channel.kind];
          return (
            <li key={channel.url} className="border-b border-line">
              <a
                href={channel.url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-14 items-center gap-3 text-16"
                onClick={onClose}
              >
                <Icon />
                {nameOf(channel)}
                <ChevronEndIcon size={18} className="ms-auto text-text-3" />
              </a>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
