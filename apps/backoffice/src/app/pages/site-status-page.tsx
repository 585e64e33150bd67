import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { useSiteStatus } from '../../features/content/api/read-site-status.ts';
import { SectionPage } from '../../features/content/components/section-page.tsx';
import { StatusForm } from '../../features/content/components/status-form.tsx';
import { PageTrail } from '../page-trail.tsx';

/** Whether the site is open, to whom, and which switches are on (BO-12-status). */
export default function SiteStatusPage() {
  const t = useTranslations('desk-status');
  const status = useSiteStatus();
  const title = useTranslations('desk-shell.places')('siteStatus');
  const mark = status.data !== undefined && (
    <Tag tone={status.data.isOpen ? 'ok' : 'bad'}>{t(status.data.isOpen ? 'open' : 'closed')}</Tag>
  );
  return (
    <>
      <SectionPage
        ux="BO-12-status"
        title={title}
        text={t('text')}
        failed={t('failed')}
        query={status}
        mark={mark}
      >
        {(section, onDone) => <StatusForm status={section} onDone={onDone} />}
      </SectionPage>
      <PageTrail subjectId="status" />
    </>
  );
}
