import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { profileQuery } from '../../../shared/profile/api/read-profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** What the member says of themselves (MC-03). */
export function ProfileCentre() {
  const t = useTranslations('profile');
  const profile = useQuery(profileQuery);
  return (
    <div data-ux="MC-03">
      <PageHeading>{t('title')}</PageHeading>
      {profile.data === undefined && profile.error !== null ? (
        <LoadFailed
          error={profile.error}
          title={t('failed')}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Card aria-busy={profile.isPending}>
          {profile.data === undefined ? (
            <Skeleton height="320px" />
          ) : (
            <ProfileForm profile={profile.data} />
          )}
        </Card>
      )}
    </div>
  );
}
