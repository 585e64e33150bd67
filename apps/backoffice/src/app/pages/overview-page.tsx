import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useOverview } from '../../features/overview/api/read-overview.ts';
import { DayFigures } from '../../features/overview/components/day-figures.tsx';
import { QueueCards } from '../../features/overview/components/queue-cards.tsx';
import { PolicyNotice } from '../../features/security/components/policy-notice.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { Section } from '../../shared/detail-page.tsx';
import { FailedBlock } from '../../shared/failed-block.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { StillLoading } from '../../shared/still-loading.tsx';

/** What waits for this operator, and what today and yesterday brought. */
export default function OverviewPage() {
  const t = useTranslations('desk-overview');
  const bind = useTranslations('desk-security.policy')('bind');
  const title = useTranslations('desk-shell.places')('overview');
  const { data, error, refetch } = useOverview();
  usePageTitle(title);
  const [today, yesterday] = data?.days ?? [];
  return (
    <article data-ux="BO-02" className="grid min-w-0 gap-6" aria-busy={data === undefined}>
      <h1 className="text-24 font-bold xl:text-30" tabIndex={-1}>
        {title}
      </h1>
      <PolicyNotice maySee={useAbility('operators.read')}>
        <Link to="/security" className="text-link underline">
          {bind}
        </Link>
      </PolicyNotice>
      {data === undefined ? (
        <Pending error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Section title={t('queues')}>
            <QueueCards queues={data.queues} />
          </Section>
          {today !== undefined && yesterday !== undefined && (
            <Section title={t('figures')}>
              <DayFigures title={t('today')} day={today} currency={data.currency} />
              <DayFigures title={t('yesterday')} day={yesterday} currency={data.currency} />
            </Section>
          )}
        </>
      )}
    </article>
  );
}

function Pending(props: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslations('desk-overview');
  const loading = useTranslations('common.state')('loading');
  return props.error === null ? (
    <div role="status" aria-label={loading} className="grid gap-4">
      <Skeleton height="8rem" />
      <Skeleton height="12rem" />
      <StillLoading />
    </div>
  ) : (
    <FailedBlock thrown={props.error} title={t('failed')} onRetry={props.onRetry} />
  );
}
