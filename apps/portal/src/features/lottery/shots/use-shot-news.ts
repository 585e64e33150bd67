import { shotsTopic } from '@portal/protocol';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type News, topicTable } from '../../../shared/realtime/topic-table.ts';
import { type ShotRounds, shotsQuery } from '../api/read-shots.ts';

type Round = ShotRounds['rounds'][number];

interface ShotNews {
  readonly issueNo: string;
  /** Of the round, with this shot. */
  readonly count: number;
  readonly shot: Round['shots'][number];
}

/** As many as the call brings. */
const mostShots = 60;
/** Shots that are missing close together are one question. */
const gatherMs = 1000;

/** Shows the shots of a game as they come in; asks where one is missing. */
export function useShotNews(gameCode: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { queryKey } = shotsQuery(gameCode);
    const ask = (): void => {
      timer = undefined;
      void queries.invalidateQueries({ queryKey });
    };
    const hear = (news?: News): void => {
      // The server sends a shot as its call does, or nothing.
      if (news === undefined || !place(queries, gameCode, news as unknown as ShotNews)) {
        timer ??= setTimeout(ask, gatherMs);
      }
    };
    const end = topicTable.follow(shotsTopic(gameCode), hear, ask);
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [gameCode, queries]);
}

/** Whether nothing is missing then. */
function place(queries: QueryClient, gameCode: string, { issueNo, count, shot }: ShotNews) {
  const { queryKey } = shotsQuery(gameCode);
  const data = queries.getQueryData(queryKey);
  const round = data?.rounds.find((row) => row.issueNo === issueNo);
  if (data === undefined || round === undefined) {
    return false;
  }
  const isThere = round.shots.some(
    ({ shooter, shotAt }) => shooter === shot.shooter && shotAt === shot.shotAt,
  );
  if (isThere || count !== round.count + 1) {
    return isThere;
  }
  const changed = { ...round, count, shots: [shot, ...round.shots].slice(0, mostShots) };
  const rounds = data.rounds.map((row) => (row === round ? changed : row));
  // The time of the server is that of the answer, so its age stays.
  const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
  queries.setQueryData(queryKey, { ...data, rounds }, updatedAt === undefined ? {} : { updatedAt });
  return true;
}
