import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useSession } from '../session/session.ts';
import { wantedPath } from '../session/wanted-path.ts';
import { useBoot } from '../site/site-facts.ts';
import { isSwitchedOn, type PlayMode } from '@portal/protocol';
import { centrePath } from './centres.ts';
import type { Game } from './game.ts';

/** Where a launched game is, as a link or a navigation takes it. */
export function playLink(nodeId: string, mode: PlayMode) {
  return {
    to: '/play/$nodeId',
    params: { nodeId },
    search: mode === 'trial' ? { mode } : {},
  } as const;
}

/** A game that stands for its vendor (portal.md, section 3). */
export function opensList({ isGame }: Game): boolean {
  return isGame === 'VASSALAGE';
}

/**
 * What a press on a tile does: it starts the game, or opens the list that it stands for. That is
 * the list of its type where the site gives the type one, and a popup otherwise.
 */
export function useOpenGame(game: Game): () => void {
  const start = useStartGame();
  const { navigate } = useRouter();
  const { gameListCentres } = useBoot();
  return () => {
    const { vassalage, vendorName: name, gameType } = game;
    if (opensList(game) && gameListCentres.includes(gameType)) {
      void navigate({ to: centrePath(gameType), search: { vassalage } });
    } else if (opensList(game)) {
      useDialogs.getState().show('vendorGames', { vassalage, name, gameType });
    } else {
      start(game.nodeId, 'real');
    }
  };
}

/**
 * Start and free trial (portal.md, section 4): a visitor's Start opens the login popup and goes on
 * after it, a trial account's is refused with a dialog; free trial needs neither. Whose session is
 * still being asked for goes on to the game, which waits for the answer.
 */
export function useStartGame(): (nodeId: string, mode: PlayMode) => void {
  const router = useRouter();
  const { whitelabel } = useBoot();
  const hasFreePlay = isSwitchedOn(whitelabel, 'FREEPLAY3');
  return (nodeId, mode) => {
    const { member, status } = useSession.getState();
    const { show } = useDialogs.getState();
    if (mode === 'real' && member?.isTrial === true) {
      show('trialRefused');
      return;
    }
    if (status === 'visitor' && (mode === 'real' || !hasFreePlay)) {
      wantedPath.remember(router.buildLocation(playLink(nodeId, mode)).href);
      show('login', { purpose: 'game' });
      return;
    }
    void router.navigate(playLink(nodeId, mode));
  };
}
