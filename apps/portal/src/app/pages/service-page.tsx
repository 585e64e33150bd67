import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, buttonClass } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { OwnMessages } from '../../features/feedback/components/own-messages.tsx';
import { WriteForm } from '../../features/feedback/components/write-form.tsx';
import { LoadFailed } from '../../shared/client/load-failed.tsx';
import { StillLoading } from '../../shared/client/still-loading.tsx';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useSession } from '../../shared/session/session.ts';
import { helpQuery } from '../../shared/site/api/read-help.ts';
import { useSite } from '../../shared/site/site-facts.ts';

/** The site's own service page: write to us, and read the answers (S-25). */
export default function ServicePage() {
  const t = useTranslations('service');
  const status = useSession((state) => state.status);
  const show = useDialogs((state) => state.show);
  return (
    <div data-ux="S-25-write" className="page-frame max-w-180 py-6">
      <PageHeading>{t('title')}</PageHeading>
      <p className="mb-4 text-14 text-text-2">{t('lead')}</p>
      {status === 'visitor' && (
        <div className="grid justify-items-start gap-3">
          <p className="text-14">{t('visitor')}</p>
          <Button
            variant="primary"
            onClick={() => {
              show('login');
            }}
          >
            {t('logIn')}
          </Button>
        </div>
      )}
      {status === 'member' && (
        <div data-ux="MC-24">
          <Desk />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            show('helpCentre');
          }}
        >
          {t('help')}
        </Button>
        <OtherChannels />
      </div>
    </div>
  );
}

function Desk() {
  const { code } = useLanguage();
  const { data, error, refetch } = useQuery(helpQuery(code));
  return (
    <>
      {error !== null && data === undefined && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <StillLoading />}
      {data !== undefined && <WriteForm rule={data.feedback} />}
      <OwnMessages />
    </>
  );
}

/** Channels outside of this site, by the names that the operator gave them. */
function OtherChannels() {
  const { customerService } = useSite();
  return customerService
    .filter(({ url }) => url.startsWith('https://'))
    .map(({ csType, url }) => (
      <a key={url} href={url} target="_blank" rel="noreferrer" className={buttonClass({})}>
        {csType}
      </a>
    ));
}
