import { useLanguage } from '@portal/i18n/react';
import { drawsTopic, drawTopic } from '@portal/protocol';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { chance } from '../../../shared/realtime/chance.ts';
import { type News, topicTable } from '../../../shared/realtime/topic-table.ts';
import { placeInGame, placeInMenus } from '../drawn-caches.ts';
import type { LotteryIssue } from '../halls.ts';

/** Draws that come close together are one question. */
const gatherMs = 1000;
/** What thousands of tabs ask for after a draw is not asked in the same moment. */
const spreadMs = 3000;

interface DrawsActs {
  /** A result came along with the hint. */
  readonly place: (queries: QueryClient, issue: LotteryIssue, language: string) => void;
  /** What is counted or listed besides; without a result in the hint, everything. */
  readonly stale: (hasResult: boolean) => readonly (readonly unknown[])[];
}

/** Shows what is drawn of one game as it is drawn, while a page of it is open. */
export function useGameDraws(gameCode: string): void {
  useDraws(drawTopic(gameCode), {
    place: placeInGame,
    stale: (hasResult) => [
      ['lottery', 'day'],
      ['lottery', 'results', gameCode],
      ['lottery', 'tickets'],
      ...(hasResult ? [] : [['lottery', 'game', gameCode]]),
    ],
  });
}

/** Shows what is drawn of every game, wherever several are listed. */
export function useAllDraws(): void {
  useDraws(drawsTopic, {
    place: placeInMenus,
    stale: (hasResult) => [
      ['lottery', 'day'],
      ...(hasResult
        ? []
        : [
            ['lottery', 'menus'],
            ['lottery', 'vietnam'],
            ['lottery', 'popular'],
            ['lottery', 'recent'],
          ]),
    ],
  });
}

function useDraws(topic: string, acts: DrawsActs): void {
  const queries = useQueryClient();
  const { code: language } = useLanguage();
  const hear = useEffectEvent((issue: LotteryIssue | undefined): boolean => {
    if (issue !== undefined) {
      acts.place(queries, issue, language);
    }
    // What was on sale may be void: which issue is next, and how long, is in no result.
    return issue !== undefined && issue.draw !== null;
  });
  const ask = useEffectEvent((hasResult: boolean) => {
    acts.stale(hasResult).forEach((queryKey) => {
      void queries.invalidateQueries({ queryKey });
    });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasAll = true;
    const over = new AbortController();
    const askForAll = (): void => {
      ask(hasAll);
      timer = undefined;
      hasAll = true;
    };
    const end = topicTable.follow(topic, (news) => {
      const hasResult = hear(resultOf(news));
      hasAll &&= hasResult;
      timer ??= setTimeout(() => whenSeen(askForAll, over.signal), gatherMs + chance() * spreadMs);
    });
    return () => {
      end();
      clearTimeout(timer);
      over.abort();
    };
  }, [topic]);
}

/** Nobody looks at a hidden tab: it asks when somebody does. */
function whenSeen(act: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') {
    act();
  } else {
    document.addEventListener('visibilitychange', act, { once: true, signal });
  }
}

function resultOf(news: News | undefined): LotteryIssue | undefined {
  // The server sends an issue as its calls do, or nothing.
  return news as LotteryIssue | undefined;
}
