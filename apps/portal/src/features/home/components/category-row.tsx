import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { LateFailed, LateStillLoading } from '../../../shared/client/late-failure.tsx';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import { centrePath } from '../../../shared/games/centres.ts';
import { rowSize } from '../../../shared/games/game.ts';
import { MiniDoor } from '../../../shared/games/mini-door.tsx';
import { GameRow } from '../../../shared/games/game-row.tsx';

/** The rows after the slots, in the order of design-brief.md 1.7; both lotteries share a place. */
export const rowTypes = ['LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT'] as const;

/** The most played games of one category, two slides of them (H-06 to H-11). */
export function CategoryRow({ type }: { readonly type: (typeof rowTypes)[number] }) {
  const t = useTranslations('games');
  const { code } = useLanguage();
  const query = { gameType: type, pageSize: String(2 * rowSize) };
  const { data, error, isPending, refetch } = useQuery(gamesQuery(query, code));
  if (isPending) {
    return (
      <div className="min-h-100">
        <LateStillLoading />
      </div>
    );
  }
  if (data === undefined) {
    return <LateFailed error={error} onRetry={() => void refetch()} />;
  }
  return data.content.length === 0 ? null : (
    <GameRow
      ux={
        {
          LIVE: 'H-06',
          PVP: 'H-07',
          FISH: 'H-08',
          SPORTS: 'H-09',
          ESPORTS: 'H-10',
          ELOTT: 'H-11',
          LOTT: 'H-11',
        }[type]
      }
      title={t(`categories.${type}`)}
      games={data.content}
      filters={type === 'ELOTT' && <MiniDoor />}
      seeMore={{ to: centrePath(type), label: t('row.seeMore') }}
    />
  );
}
