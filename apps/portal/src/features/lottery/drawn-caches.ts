import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ReplyOf, Endpoints } from '@portal/protocol';
import { type GameMenu, halls, type LotteryGame, type LotteryIssue } from './halls.ts';
import { lotteryKeys } from './lottery-keys.ts';

type Menus = ReplyOf<Endpoints['readLotteryMenus']>;
type VietnamMenus = ReplyOf<Endpoints['readVietnamMenus']>;
type Popular = ReplyOf<Endpoints['listPopularLottery']>;
type Recent = ReplyOf<Endpoints['readRecentVietnam']>;
type Results = ReplyOf<Endpoints['readLotteryResults']>;

/** Results behind a game: what trends are counted over. */
export const resultsBehind = 100;

/** With this result in its place: a new one before the others, a corrected one where it stood. */
export function withResult(results: readonly LotteryIssue[], issue: LotteryIssue): LotteryIssue[] {
  const others = results.filter(({ issueNo }) => issueNo !== issue.issueNo);
  const at = others.findIndex(({ drawsAt }) => Date.parse(drawsAt) < Date.parse(issue.drawsAt));
  return others.toSpliced(at === -1 ? others.length : at, 0, issue);
}

/** Puts a result into the game that is open, and into the list of what was drawn before. */
export function placeInGame(queries: QueryClient, issue: LotteryIssue, language: string): void {
  const { gameCode } = issue;
  change<LotteryGame>(queries, lotteryKeys.game(gameCode, language), (game) => ({
    ...game,
    // What a void issue would have been stands in the list of results only.
    results: (issue.draw === null
      ? game.results.filter(({ issueNo }) => issueNo !== issue.issueNo)
      : withResult(game.results, issue)
    ).slice(0, resultsBehind),
  }));
  change<InfiniteData<Results>>(queries, lotteryKeys.results(gameCode), ({ pages, ...data }) => {
    const [first, ...others] = pages;
    return first === undefined
      ? { ...data, pages }
      : {
          ...data,
          pages: [{ ...first, results: withResult(first.results, issue) }, ...others],
        };
  });
}

/** Puts a result into the menus of the halls, and into what is played most or was played last. */
export function placeInMenus(queries: QueryClient, issue: LotteryIssue, language: string): void {
  change<Menus>(queries, lotteryKeys.menus(language), (menus) => ({
    ...menus,
    gameMenus: menus.gameMenus.map((menu) => withLast(menu, issue)),
  }));
  change<VietnamMenus>(queries, lotteryKeys.vietnam(language), (menus) => ({
    ...menus,
    vnLotteryMenus: menus.vnLotteryMenus.map((region) => ({
      ...region,
      gameMenus: region.gameMenus.map((menu) => withLast(menu, issue)),
    })),
  }));
  change<Recent>(queries, lotteryKeys.recent(language), (recent) => ({
    ...recent,
    gameMenus: recent.gameMenus.map((menu) => withLast(menu, issue)),
  }));
  for (const mode of Object.values(halls).flat()) {
    change<Popular>(queries, lotteryKeys.popular(language, mode), (popular) => ({
      ...popular,
      list: popular.list.map((menu) => withLast(menu, issue)),
    }));
  }
}

function withLast<Menu extends GameMenu>(menu: Menu, issue: LotteryIssue): Menu {
  const { issueNo, drawsAt: openedAt, draw } = issue;
  const isNewer = menu.last === null || Date.parse(menu.last.openedAt) <= Date.parse(issue.drawsAt);
  return menu.gameCode === issue.gameCode && draw !== null && isNewer
    ? { ...menu, last: { issueNo, openedAt, draw } }
    : menu;
}

/** Keeps the moment of the answer, by which the time of the server is told. */
function change<Data>(
  queries: QueryClient,
  key: readonly unknown[],
  next: (data: Data) => Data,
): void {
  const updatedAt = queries.getQueryState(key)?.dataUpdatedAt;
  queries.setQueryData<Data>(
    key,
    (data) => (data === undefined ? undefined : next(data)),
    updatedAt === undefined ? {} : { updatedAt },
  );
}
