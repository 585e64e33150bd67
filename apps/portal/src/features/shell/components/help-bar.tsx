import { useTranslations } from '@portal/i18n/react';
import { ArrowUpIcon, classNames, HelpIcon, IconButton, serviceIcons } from '@portal/ui';
import { useMedia } from '../../../shared/device/media.ts';
import { useServiceChannels, type ServiceChannel } from '../../../shared/site/service-channels.ts';
import { useMember } from '../../../shared/session/session.ts';
import { useChat } from '../../../shared/site/use-chat.ts';
import { useChannelName } from '../hooks/use-channel-name.ts';
import { useHelpPress } from '../hooks/use-help-press.ts';
import { useIsScrolled } from '../hooks/use-is-scrolled.ts';

/** As wide as the margin of the page, so that it covers nothing of it. */
const barLook = classNames(
  'fixed end-0 top-1/2 z-30 grid -translate-y-1/2 overflow-hidden rounded-s-card',
  'border border-e-0 border-line-strong bg-s1 shadow-2',
);

/**
 * Customer service at the same place on every page (S-24, S-25); absent without a channel. A phone
 * has one round button, except where a member's title bar has it.
 */
export function HelpBar({ hasTitleBar }: { readonly hasTitleBar: boolean }) {
  const t = useTranslations('help');
  const isDesktop = useMedia('isDesktop');
  const channels = useServiceChannels();
  const service = useChat();
  const isMember = useMember() !== undefined;
  if (service === undefined || (!isDesktop && isMember && hasTitleBar)) {
    return null;
  }
  return isDesktop ? (
    <aside data-ux="S-24" aria-label={t('label')} className={barLook}>
      {channels.map((channel, at) =>
        at === 0 ? (
          <IconButton
            key={channel.url}
            data-ux="S-25"
            className="h-11 w-10 rounded-none"
            label={t('open')}
            icon={<ChannelIcon {...channel} />}
            onClick={service}
          />
        ) : (
          <ChannelLink key={channel.url} channel={channel} />
        ),
      )}
      <ToTop />
    </aside>
  ) : (
    <HelpBubble />
  );
}

function ChannelIcon({ kind }: Pick<ServiceChannel, 'kind'>) {
  const Icon = serviceIcons[kind];
  return <Icon />;
}

function ChannelLink({ channel }: { readonly channel: ServiceChannel }) {
  const nameOf = useChannelName();
  return (
    <a
      href={channel.url}
      target="_blank"
      rel="noreferrer"
      title={nameOf(channel)}
      className="grid h-11 w-10 place-items-center border-t border-line text-text-2 hover:bg-s3 hover:text-text"
    >
      <ChannelIcon {...channel} />
      <span className="sr-only">{nameOf(channel)}</span>
    </a>
  );
}

/** Only where there is a way to go. */
function ToTop() {
  const t = useTranslations('help');
  return (
    useIsScrolled() && (
      <IconButton
        className="h-11 w-10 rounded-none border-t border-line"
        label={t('toTop')}
        icon={<ArrowUpIcon />}
        onClick={() => {
          globalThis.scrollTo({ top: 0 });
        }}
      />
    )
  );
}

function HelpBubble() {
  const t = useTranslations('help');
  const press = useHelpPress();
  return (
    <aside
      data-ux="S-24"
      aria-label={t('label')}
      className="fixed end-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30"
    >
      <IconButton
        data-ux="S-25"
        label={t('open')}
        className="size-12 rounded-pill border border-line-strong bg-s1 shadow-2"
        icon={<HelpIcon />}
        onClick={press}
      />
    </aside>
  );
}
