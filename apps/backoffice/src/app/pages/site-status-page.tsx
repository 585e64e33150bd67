import { useTranslations } from '@portal/i18n/react';
import { Card, Tag } from '@portal/ui';
import { useState } from 'react';
import { useSiteStatus } from '../../features/content/api/read-site-status.ts';
import { StatusForm } from '../../features/content/components/status-form.tsx';
import { FailedBlock } from '../../shared/failed-block.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { StillLoading } from '../../shared/still-loading.tsx';

/** Whether the site is open, to whom, and which switches are on (BO-12-status). */
export default function SiteStatusPage() {
  const t = useTranslations('desk-status');
  const title = useTranslations('desk-shell.places')('siteStatus');
  const status = useSiteStatus();
  const [turn, setTurn] = useState(0);
  usePageTitle(title);
  return (
    <section data-ux="BO-12-status" className="grid min-w-0 gap-4">
      <h1 className="m-0 flex flex-wrap items-center gap-3 text-24 font-bold xl:text-30">
        {title}
        {status.data !== undefined && (
          <Tag tone={status.data.isOpen ? 'ok' : 'bad'}>
            {t(status.data.isOpen ? 'open' : 'closed')}
          </Tag>
        )}
      </h1>
      <p className="m-0 max-w-[65ch] text-text-2">{t('text')}</p>
      {status.data === undefined && status.error !== null && (
        <FailedBlock
          thrown={status.error}
          title={t('failed')}
          onRetry={() => void status.refetch()}
        />
      )}
      {status.isPending && <StillLoading />}
      {status.data !== undefined && (
        <Card className="max-w-[640px] p-5">
          <StatusForm key={turn} status={status.data} onDone={() => setTurn(turn + 1)} />
        </Card>
      )}
    </section>
  );
}
