import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { securityQuery } from '../api/read-security.ts';
import { FactorCard } from './factor-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** How the account is protected, and what its owner can do about it (MC-02). */
export function SecurityCentre() {
  const t = useTranslations('security');
  return (
    <div data-ux="MC-02">
      <PageHeading>{t('title')}</PageHeading>
      <Protections />
      <SessionsSection />
    </div>
  );
}

function Protections() {
  const t = useTranslations('security');
  const security = useQuery(securityQuery);
  if (security.data === undefined && security.error !== null) {
    return (
      <LoadFailed
        error={security.error}
        title={t('failed')}
        onRetry={() => void security.refetch()}
      />
    );
  }
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2" aria-busy={security.isPending}>
      {security.data === undefined ? (
        <Card>
          <Skeleton className="h-32" />
        </Card>
      ) : (
        <FactorCard security={security.data} />
      )}
      <PasswordCard />
    </div>
  );
}
