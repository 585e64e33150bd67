import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { protectionQuery } from '../../../shared/protection/api/read-protection.ts';
import { BreakChoice } from './break-choice.tsx';
import { CheckInterval } from './check-interval.tsx';
import { ExclusionChoice } from './exclusion-choice.tsx';
import { LimitGroups } from './limit-groups.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { ReviewRhythm } from './review-rhythm.tsx';
import { TodayLine } from './today-line.tsx';

/** Limits, breaks, exclusion and the reality check of the member (RG-01 to RG-05). */
export function ProtectionSettings() {
  const t = useTranslations('protection');
  const { data, error, refetch } = useQuery(protectionQuery);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <StillLoading />
        <Skeleton height="16rem" />
      </div>
    ) : (
      <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="flex flex-col gap-8">
      {data.pause !== null && <PauseNotice pause={data.pause} />}
      <p className="max-w-prose text-14 text-text-2">{t('intro')}</p>
      <TodayLine protection={data} />
      <LimitGroups protection={data} />
      <CheckInterval minutes={data.check.minutes} />
      <ReviewRhythm />
      <BreakChoice />
      <ExclusionChoice />
    </div>
  );
}
