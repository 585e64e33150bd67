import { useTranslations } from '@portal/i18n/react';
import { EmptyState, OarDrawing, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useMissionSummary } from '../api/read-mission-summary.ts';
import { useMissionActs } from '../use-mission-acts.ts';
import { MissionCard } from './mission-card.tsx';

/** Missions by what can be done about them; what may be claimed stands first. */
export function MissionList() {
  const t = useTranslations('missions');
  const { data, error, refetch } = useMissionSummary();
  const { act, failure, isBusy } = useMissionActs();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (data.missions.length === 0) {
    return <EmptyState drawing={<OarDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <div className="grid gap-3">
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2">
        {data.missions.map((mission) => (
          <li key={`${mission.id} ${mission.period}`}>
            <MissionCard
              mission={mission}
              currency={data.currency}
              isBusy={isBusy(mission)}
              onAct={() => void act(mission)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
