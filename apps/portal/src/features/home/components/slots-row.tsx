import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Chip } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gameCountsQuery } from '../../../shared/games/api/read-game-counts.ts';
import { slotFilters, type GameClassify } from '../../../shared/games/game.ts';
import { GameRow } from '../../../shared/games/game-row.tsx';
import { LateFailed, LateStillLoading } from '../../../shared/client/late-failure.tsx';
import { useAfterPaint } from '../../../shared/device/use-after-paint.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { homeSlotsQuery } from '../home-slots-query.ts';

/**
 * The slots row with its sub-filters (H-05), without those that have no games (G-05); old tiles
 * stay until another filter answers.
 */
export function SlotsRow() {
  const t = useTranslations('games');
  const { code } = useLanguage();
  const { languages } = useSite();
  const [classify, setClassify] = useState<GameClassify>();
  const isAfterPaint = useAfterPaint();
  const counts = useQuery({ ...gameCountsQuery({ gameType: 'RNG' }, code), enabled: isAfterPaint });
  const kinds = counts.data?.classifies.map(({ gameClassify }) => gameClassify);
  // Until the numbers are there all are offered; one that is chosen stays.
  const offered = slotFilters(languages).filter(
    (filter) => kinds === undefined || kinds.includes(filter) || filter === classify,
  );
  const query = homeSlotsQuery(code, classify);
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  if (data === undefined && error === null) {
    return <LateStillLoading />;
  }
  const filters = (
    <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 *:flex-none" data-ux="G-05">
      <Chip isSelected={classify === undefined} onClick={() => setClassify(undefined)}>
        {t('classify.all')}
      </Chip>
      {offered.map((filter) => (
        <Chip
          key={filter}
          isSelected={classify === filter}
          onClick={() => {
            setClassify(filter);
          }}
        >
          {t(`classify.${filter}`)}
        </Chip>
      ))}
    </div>
  );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <GameRow
        ux="H-05"
        title={t('row.newSlots')}
        games={data?.content ?? []}
        seeMore={{ to: '/rng', search: { sort: 'new' }, label: t('row.seeMore') }}
        filters={filters}
        empty={
          data === undefined ? (
            <LateFailed error={error} onRetry={() => void refetch()} />
          ) : (
            <p className="py-6 text-14 text-text-3">{t('row.empty')}</p>
          )
        }
      />
    </div>
  );
}
