import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { checkAsked } from '../../../shared/protection/check-asked.ts';
import { useSession } from '../../../shared/session/session.ts';
import { protectionWatch } from '../../../shared/protection/api/read-protection.ts';

/** The server keeps the time; a page that somebody looks at asks it this often. */
const askMs = 30_000;

/**
 * Draws nothing: opens the reality check when it is due, on whatever page a member is, because play
 * may be in another window (R8). What is open is finished first, unless a stake in it was refused.
 */
export function CheckWatch(): null {
  const isMember = useSession(({ member }) => member?.isTrial === false);
  const show = useDialogs((state) => state.show);
  const times = checkAsked((state) => state.times);
  const heard = useRef(times);
  const watch = useQuery({ ...protectionWatch, enabled: isMember, refetchInterval: askMs });
  const { data, dataUpdatedAt, refetch } = watch;
  const isDue = data?.check.isDue === true;
  useEffect(() => {
    if (isMember && times !== heard.current) {
      void refetch();
    }
  }, [isMember, times, refetch]);
  useEffect(() => {
    const isFree = useDialogs.getState().open === undefined;
    // Each new look asks again: what was shut away is shown as long as it is due.
    if (dataUpdatedAt > 0 && isDue && (isFree || times !== heard.current)) {
      heard.current = times;
      show('realityCheck');
    }
  }, [isDue, dataUpdatedAt, times, show]);
  return null;
}
