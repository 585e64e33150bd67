import { useNavigate } from '@tanstack/react-router';
import { useDialogs } from '../dialogs/dialogs.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { wantedPath } from '../session/wanted-path.ts';
import { useBoot } from '../site/site-facts.ts';
import { isSwitchedOn } from '@portal/protocol';

export type PlayMode = 'real' | 'trial';

/** Address of a launched game, for sign-in to continue there. */
export function playPath(nodeId: string, mode: PlayMode): string {
  const address = paths.play.replace('$nodeId', encodeURIComponent(nodeId));
  return mode === 'trial' ? `${address}?mode=trial` : address;
}

/**
 * Start and free trial (portal.md, section 4): a visitor's Start opens the login popup and goes on
 * after it, a trial account's is refused with a dialog; free trial needs neither.
 */
export function useStartGame(): (nodeId: string, mode: PlayMode) => void {
  const navigate = useNavigate();
  const { whitelabel } = useBoot();
  const hasFreePlay = isSwitchedOn(whitelabel, 'FREEPLAY3');
  return (nodeId, mode) => {
    const { member } = useSession.getState();
    const { show } = useDialogs.getState();
    if (mode === 'real' && member?.isTrial === true) {
      show('trialRefused');
      return;
    }
    if (member === undefined && (mode === 'real' || !hasFreePlay)) {
      wantedPath.remember(playPath(nodeId, mode));
      show('login');
      return;
    }
    void navigate({
      to: paths.play,
      params: { nodeId },
      search: mode === 'trial' ? { mode } : {},
    });
  };
}
