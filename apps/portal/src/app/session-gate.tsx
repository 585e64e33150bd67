import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { resume } from '../features/session/resume.ts';
import { onSessionEnded } from '../shared/client/portal-client.ts';
import { moneyMovedElsewhere } from '../shared/money/money-moved.ts';
import { mayBeSignedIn } from '../shared/session/person.ts';
import { useSession } from '../shared/session/session.ts';
import { tabs, type TabNews } from '../shared/session/tabs.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useSessionFollow } from './use-session-follow.ts';

/**
 * Keeps this tab in step with its session: the server says that it is over, another tab signs in or
 * out, or moves money. Everything that ends or changes a session without the person's doing in this
 * tab passes here.
 */
export function SessionGate() {
  const queries = useQueryClient();
  const { end, endUnlessBack } = useSessionEnd();
  const follow = useSessionFollow();
  const refused = useEffectEvent(endUnlessBack);
  const hear = useEffectEvent((news: TabNews) => {
    switch (news.kind) {
      case 'in':
        void follow();
        return;
      case 'out':
        end(news.ended);
        return;
      case 'money':
        moneyMovedElsewhere(queries);
    }
  });
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
