import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '../../../shared/games/api/read-game.ts';
import { SimilarGames } from './similar-games.tsx';

/**
 * Beside a game in a window of its own: its operator's stop comes over the line of this tab within
 * seconds, while the window may only refuse bets without saying why (R39).
 */
export function StoppedMeanwhile({ nodeId }: { readonly nodeId: string }) {
  const t = useTranslations('launch');
  const { code } = useLanguage();
  const { data } = useQuery(gameQuery(nodeId, code));
  return (
    <div role="status" className="mb-6">
      {data?.isUnderMaintenance === true && (
        <>
          <p className="mx-auto max-w-120 font-semibold">{t('stopped')}</p>
          <SimilarGames nodeId={nodeId} />
        </>
      )}
    </div>
  );
}
