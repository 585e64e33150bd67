import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useSecurity } from '../../features/security/api/read-security.ts';
import { FactorCard } from '../../features/security/components/factor-card.tsx';
import { PasskeyCard } from '../../features/security/components/passkey-card.tsx';
import { PasswordCard } from '../../features/security/components/password-card.tsx';
import { PolicyNotice } from '../../features/security/components/policy-notice.tsx';
import { SessionsSection } from '../../features/security/components/sessions-section.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { FailedBlock } from '../../shared/failed-block.tsx';
import { usePageTitle } from '../../shared/page-title.ts';

/** The operator's own account: password, second factor, recovery codes, sessions. */
export default function SecurityPage() {
  const t = useTranslations('desk-security');
  const common = useTranslations('common.state');
  const security = useSecurity();
  usePageTitle(t('title'));
  return (
    <article data-ux="BO-01-security" className="grid min-w-0 gap-6">
      <h1 className="text-24 font-bold xl:text-30" tabIndex={-1}>
        {t('title')}
      </h1>
      <PolicyNotice maySee={useAbility('operators.read')} />
      {security.data !== undefined && (
        <>
          <FactorCard security={security.data} />
          <PasskeyCard security={security.data} />
        </>
      )}
      {security.data === undefined && security.error !== null && (
        <FailedBlock
          thrown={security.error}
          title={t('failed')}
          onRetry={() => void security.refetch()}
        />
      )}
      {security.data === undefined && security.error === null && (
        <div role="status" aria-label={common('loading')}>
          <Skeleton height="12rem" />
        </div>
      )}
      <PasswordCard />
      <SessionsSection />
    </article>
  );
}
