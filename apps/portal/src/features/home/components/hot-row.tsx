import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { rowSize } from '../../../shared/games/game.ts';
import { GameRow } from '../../../shared/games/game-row.tsx';
import { hotGamesQuery } from '../../../shared/games/api/list-hot-games.ts';
import { LateFailed, LateStillLoading } from '../../../shared/client/late-failure.tsx';
import { useAfterPaint } from '../../../shared/device/use-after-paint.ts';

/** The hot row (H-04): one double tile and fourteen, then fifteen more. */
export function HotRow() {
  const t = useTranslations('games');
  const { code } = useLanguage();
  const { data = [], error, isPending, refetch } = useQuery(hotGamesQuery(code));
  const isAfterPaint = useAfterPaint();
  if (error !== null && data.length === 0) {
    return <LateFailed error={error} onRetry={() => void refetch()} />;
  }
  if (isPending) {
    return <LateStillLoading />;
  }
  return data.length === 0 ? null : (
    <GameRow
      ux="H-04"
      title={t('row.hot')}
      games={isAfterPaint ? data : data.slice(0, rowSize)}
      hasLead
      seeMore={{ to: '/hot', label: t('row.seeMore') }}
    />
  );
}
