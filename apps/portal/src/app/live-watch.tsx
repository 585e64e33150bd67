import { useLanguage } from '@portal/i18n/react';
import { liveTopics, type LiveTopic } from '@portal/protocol';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetBadges } from '../shared/badges/badges.ts';
import { sessionToken } from '../shared/client/portal-client.ts';
import { moneyMovedElsewhere } from '../shared/money/money-moved.ts';
import { promotionKeys } from '../shared/promotions/promotion-keys.ts';
import { chance } from '../shared/realtime/chance.ts';
import { openLine } from '../shared/realtime/open-line.ts';
import { topicTable } from '../shared/realtime/topic-table.ts';
import { watchLeaving } from '../shared/realtime/watch-leaving.ts';
import { useSession } from '../shared/session/session.ts';
import { systemQuery } from '../shared/site/api/read-status.ts';
import { siteWatch } from '../shared/site/site-watch.ts';

/** Hints that come close together are one question. */
const gatherMs = 1000;
/** What concerns everybody is not asked by all tabs in the same moment. */
const spreadMs = 3000;
const ownTopics: readonly LiveTopic[] = ['balance', 'badges'];

type Act = (queries: QueryClient, language: string) => void;

const forget =
  (key: string): Act =>
  (queries) => {
    void queries.invalidateQueries({ queryKey: [key] });
  };

/** What a hint of each topic makes this tab ask for. */
const acts: Readonly<Record<LiveTopic, Act>> = {
  balance: moneyMovedElsewhere,
  badges: (queries, language) => {
    forgetBadges(queries);
    // An order that moved is told by the same hint, and its lists are open in other tabs.
    forget('cashier')(queries, language);
    // So are tickets that were given, a list that was closed and a draw.
    forget('raffles')(queries, language);
    // And a decision on an application, or an answer to a letter: the page that waits follows it.
    void queries.invalidateQueries({ queryKey: promotionKeys.all });
    forget('feedback')(queries, language);
  },
  winners: forget('winners'),
  announcements: (queries, language) => {
    forget('announcements')(queries, language);
    void readSystem(queries, language);
  },
  games: forget('games'),
  status: (queries, language) => void lookAtSite(queries, language),
};

/** Marquee, banners and popups read from here, and ask no second time by themselves. */
function readSystem(queries: QueryClient, language: string) {
  return queries.query({ ...systemQuery(language), staleTime: 0 }).catch(() => undefined);
}

/** A site that has closed shows its page; where nobody answers, the next call says so. */
async function lookAtSite(queries: QueryClient, language: string): Promise<void> {
  const system = await readSystem(queries, language);
  if (system !== undefined && system.status !== 0) {
    siteWatch.getState().close();
  }
}

/** Keeps this tab in step with the server while somebody looks at it. */
export function LiveWatch() {
  const queries = useQueryClient();
  const { code: language } = useLanguage();
  const status = useSession((state) => state.status);
  const memberId = useSession((state) => state.member?.id);
  useEffect(() => {
    if (status === 'checking') {
      return undefined;
    }
    const topics = memberId === undefined ? liveTopics.filter(isOpen) : liveTopics;
    const waiting = createWaiting((topic) => acts[topic](queries, language));
    const ends = topics.map((topic) => topicTable.follow(topic, () => waiting.add(topic)));
    const open = () =>
      openLine(memberId === undefined ? undefined : sessionToken.read(), topicTable);
    let close = open();
    const unwatch = watchLeaving({
      left: () => close(),
      back: () => {
        close = open();
      },
    });
    return () => {
      unwatch();
      close();
      ends.forEach((end) => end());
      waiting.clear();
    };
  }, [queries, language, status, memberId]);
  return null;
}

function isOpen(topic: LiveTopic): boolean {
  return !ownTopics.includes(topic);
}

/** Gathers hints, and keeps them while nobody looks at the tab. */
function createWaiting(act: (topic: LiveTopic) => void) {
  const timers = new Map<LiveTopic, ReturnType<typeof setTimeout>>();
  const unseen = new Set<LiveTopic>();
  const run = (topic: LiveTopic): void => {
    timers.delete(topic);
    if (document.visibilityState === 'visible') {
      act(topic);
    } else {
      unseen.add(topic);
    }
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') {
      unseen.forEach((topic) => act(topic));
      unseen.clear();
    }
  };
  document.addEventListener('visibilitychange', seen);
  return {
    add: (topic: LiveTopic) => {
      if (!timers.has(topic)) {
        const wait = gatherMs + (isOpen(topic) ? chance() * spreadMs : 0);
        timers.set(
          topic,
          setTimeout(() => run(topic), wait),
        );
      }
    },
    clear: () => {
      timers.forEach((timer) => clearTimeout(timer));
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
