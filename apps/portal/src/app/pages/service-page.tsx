import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, buttonClass } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnMessages } from '../../features/feedback/components/own-messages.tsx';
import { VisitorForm } from '../../features/feedback/components/visitor-form.tsx';
import { WriteForm } from '../../features/feedback/components/write-form.tsx';
import { useChannelName } from '../../features/shell/hooks/use-channel-name.ts';
import { LoadFailed } from '../../shared/client/load-failed.tsx';
import { StillLoading } from '../../shared/client/still-loading.tsx';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useSession } from '../../shared/session/session.ts';
import { helpQuery, type HelpCenter } from '../../shared/site/api/read-help.ts';
import { useServiceChannels } from '../../shared/site/service-channels.ts';
import { useBoot } from '../../shared/site/site-facts.ts';

/**
 * The site's own service page: write to us, and read the answers (S-25). It stands while the site
 * is closed, because the closed page leads here.
 */
export default function ServicePage() {
  const t = useTranslations('service');
  const status = useSession((state) => state.status);
  const isClosed = useBoot().system.status !== 0;
  return (
    <div data-ux="S-25-write" className="page-frame max-w-180 py-6">
      <PageHeading>{t('title')}</PageHeading>
      {status === 'member' && (
        <div data-ux="MC-24">
          <p className="mb-4 text-14 text-text-2">{t('lead')}</p>
          <Ruled>{(rule) => <WriteForm rule={rule} />}</Ruled>
          <OwnMessages />
        </div>
      )}
      {status === 'visitor' && (
        <div data-ux="S-25-visitor">
          <p className="mb-4 text-14 text-text-2">{t(isClosed ? 'closed' : 'visitor')}</p>
          <Ruled>{(rule) => <VisitorForm rule={rule} />}</Ruled>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isClosed && <OpenSiteButtons isVisitor={status === 'visitor'} />}
        <OtherChannels />
      </div>
    </div>
  );
}

/** What is no way out while the site is closed. */
function OpenSiteButtons({ isVisitor }: { readonly isVisitor: boolean }) {
  const t = useTranslations('service');
  const show = useDialogs((state) => state.show);
  return (
    <>
      {isVisitor && (
        <Button
          onClick={() => {
            show('login');
          }}
        >
          {t('logIn')}
        </Button>
      )}
      <Button
        onClick={() => {
          show('helpCentre');
        }}
      >
        {t('help')}
      </Button>
    </>
  );
}

/** A form, once it is known what a message may be. */
function Ruled(props: { readonly children: (rule: HelpCenter['feedback']) => ReactNode }) {
  const { code } = useLanguage();
  const { data, error, refetch } = useQuery(helpQuery(code));
  if (data !== undefined) {
    return props.children(data.feedback);
  }
  return error === null ? (
    <StillLoading />
  ) : (
    <LoadFailed error={error} onRetry={() => void refetch()} />
  );
}

/** Channels outside of this site, called as everywhere else. */
function OtherChannels() {
  const nameOf = useChannelName();
  return useServiceChannels()
    .filter(({ url }) => url.startsWith('https://'))
    .map((channel) => (
      <a
        key={channel.url}
        href={channel.url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({})}
      >
        {nameOf(channel)}
      </a>
    ));
}
