import { useTranslations } from '@portal/i18n/react';
import { EmptyState, OarDrawing, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useLeaderboards } from '../api/list-leaderboards.ts';
import { BoardCard } from './board-card.tsx';
import { NameSwitch } from './name-switch.tsx';

/** Every board of these days with its places, and whether others see the own name (PR-06). */
export function BoardList() {
  const t = useTranslations('missions.board');
  const { data, error, refetch } = useLeaderboards();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-80 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (data.list.length === 0) {
    return <EmptyState drawing={<OarDrawing />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <div data-ux="PR-06" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {data.list.map((board) => (
        <BoardCard key={board.id} board={board} currency={data.currency} />
      ))}
      <NameSwitch isHidden={data.isHidden} />
    </div>
  );
}
