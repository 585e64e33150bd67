import { useTranslations } from '@portal/i18n/react';
import { toastDone } from '@portal/ui';
import { queryClient } from '../../shared/query-client.ts';
import { useLanding } from '../../shared/use-landing.ts';
import { changeGame } from './api/change-game.ts';
import type { DeskGame, GameSettings } from './api/list-games.ts';

export interface VersionProps {
  readonly game: DeskGame;
  readonly onClose: () => void;
}

/** Sends another version of a game (R55); where it is refused the form says why and stays. */
export function useVersion({ game, onClose }: VersionProps) {
  const t = useTranslations('desk-lottery');
  const landing = useLanding();
  return async (
    settings: GameSettings,
    { isMajor, reason }: { readonly isMajor: boolean; readonly reason: string },
  ) => {
    const { gameCode, version } = game;
    const failure = await changeGame(gameCode, {
      settings,
      isMajor,
      version,
      reason: reason.trim(),
    });
    void queryClient.invalidateQueries({ queryKey: ['lottery'] });
    if (failure !== undefined) {
      return landing(failure, { shown: ['reason'] });
    }
    toastDone(t('done.change'));
    onClose();
    return undefined;
  };
}
