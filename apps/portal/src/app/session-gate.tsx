import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readMemberInfo } from '../features/session/api/read-member-info.ts';
import { resume } from '../features/session/resume.ts';
import { onSessionEnded, sessionToken } from '../shared/client/portal-client.ts';
import { moneyMovedElsewhere } from '../shared/money/money-moved.ts';
import { restoreBrand } from '../shared/session/kept-facts.ts';
import { mayBeSignedIn, whoIsThere } from '../shared/session/person.ts';
import { useSession, type Ended } from '../shared/session/session.ts';
import { tabs, type TabNews } from '../shared/session/tabs.ts';
import { useSite } from '../shared/site/site-facts.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useSessionFollow } from './use-session-follow.ts';

/**
 * Keeps this tab in step with its session: the server says that it is over, another tab signs in or
 * out, or moves money. Everything that ends or changes a session without the person's doing in this
 * tab passes here.
 */
export function SessionGate() {
  const brand = useSite();
  const queries = useQueryClient();
  const { end, endUnlessBack } = useSessionEnd();
  const follow = useSessionFollow();
  const refused = useEffectEvent(endUnlessBack);
  const endWhenKnown = async (ended: Ended): Promise<void> => {
    if (useSession.getState().status !== 'checking') {
      end(ended);
    } else if ((await whoIsThere()) !== 'visitor') {
      // The answer is older than the news, or a login has come since: the server knows.
      await readMemberInfo();
    }
  };
  const hear = useEffectEvent((news: TabNews) => {
    switch (news.kind) {
      case 'in':
        void follow();
        return;
      case 'out':
        void endWhenKnown(news.ended);
        return;
      case 'money':
        moneyMovedElsewhere(queries);
    }
  });
  // However a session is left, by hand, by its end or in another tab: nothing of it stays.
  useEffect(
    () =>
      useSession.subscribe(({ status, isChangePaw }) => {
        if (status === 'visitor' && !isChangePaw && sessionToken.read() === undefined) {
          restoreBrand(brand);
        }
      }),
    [brand],
  );
  useEffect(() => onSessionEnded((failure) => void refused(failure)), []);
  useEffect(() => tabs.hear((news) => hear(news)), []);
  useEffect(() => {
    globalThis.addEventListener('online', resumeWhenUnknown);
    return () => {
      globalThis.removeEventListener('online', resumeWhenUnknown);
    };
  }, []);
  return null;
}

/** The line was down when this tab asked who is there. */
function resumeWhenUnknown(): void {
  if (useSession.getState().status === 'visitor' && mayBeSignedIn()) {
    void resume();
  }
}
