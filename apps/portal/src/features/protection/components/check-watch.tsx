import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { protectionWatch } from '../api/read-protection.ts';

/** The server keeps the time; a screen with a game asks it this often. */
const askMs = 30_000;

/**
 * Stands beside a game for money and draws nothing: opens the reality check when it is due (R8).
 */
export function CheckWatch(): null {
  const isMember = useSession(({ member }) => member?.isTrial === false);
  const show = useDialogs((state) => state.show);
  const { data } = useQuery({ ...protectionWatch, enabled: isMember, refetchInterval: askMs });
  const isDue = data?.check.isDue === true;
  useEffect(() => {
    if (isDue) {
      show('realityCheck');
    }
  }, [isDue, show]);
  return null;
}
