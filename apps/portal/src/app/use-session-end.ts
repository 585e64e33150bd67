import { sessionEndingIn } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { forgetForms } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { resumeByCookie } from '../features/session/resume.ts';
import { sessionToken } from '../shared/client/portal-client.ts';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { forgetPrivate } from '../shared/session/private-queries.ts';
import { useSession, type Ended } from '../shared/session/session.ts';
import { signedInMark } from '../shared/session/signed-in-mark.ts';
import { tabs } from '../shared/session/tabs.ts';

/**
 * What happens when a session ends: nothing of the member stays in the page, and a dialog says why.
 * A game says so itself, in its own place.
 */
export function useSessionEnd() {
  const router = useRouter();
  const queries = useQueryClient();
  const isAsking = useRef(false);
  const cameBackWith = useRef<string>(undefined);

  function end(ended: Ended): void {
    if (useSession.getState().status !== 'member') {
      return;
    }
    const { href } = router.state.location;
    const page = router.state.matches.at(-1)?.staticData.page;
    signedInMark.clear();
    useSession.getState().leave(ended);
    forgetForms();
    forgetPrivate(queries);
    if (page?.frame === 'game') {
      useDialogs.getState().hide();
      return;
    }
    if (page !== undefined && page.access !== 'everyone') {
      void router.navigate({ to: '/', replace: true });
    }
    useDialogs.getState().show('sessionEnded', { ended, href });
  }

  /** A token that the server does not know may be an old one of a session that lives. */
  async function endUnlessBack({ data }: Failure): Promise<void> {
    const { status, isLeaving } = useSession.getState();
    if (status !== 'member' || isLeaving || isAsking.current) {
      return;
    }
    const ended = sessionEndingIn(data);
    // Only once: a token that was just taken and is refused as well belongs to no session.
    const token = sessionToken.read();
    const isTaken = token !== undefined && token === cameBackWith.current;
    if (ended === undefined && !isTaken) {
      isAsking.current = true;
      const resumed = await resumeByCookie();
      isAsking.current = false;
      if (resumed === 'back') {
        cameBackWith.current = sessionToken.read();
        await queries.invalidateQueries();
      }
      if (resumed !== 'out') {
        return;
      }
    }
    end(ended ?? 'unknown');
    tabs.tell({ kind: 'out', ended: ended ?? 'unknown' });
  }

  return { end, endUnlessBack };
}
