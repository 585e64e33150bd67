import type { Endpoints, ReplyOf } from '@portal/protocol';

export type GameMenu = ReplyOf<Endpoints['readLotteryMenus']>['gameMenus'][number];
export type LotteryGame = ReplyOf<Endpoints['readLotteryGame']>;
export type LotteryIssue = LotteryGame['issues'][number];
export type LotteryTicket = ReplyOf<Endpoints['listLotteryTickets']>['content'][number];
export type PrizeMode = GameMenu['prizeModes'][number];
export type Draw = NonNullable<LotteryIssue['draw']>;

/** The three pages of the lottery and the prize modes of their games (lottery.md A1). */
export const halls = {
  '/lottery': ['ELOTT', 'LOTT', 'ZY'],
  '/seaLottery': ['SEA'],
  '/vnLottery': ['TCG_LOTTO_VN'],
} as const satisfies Readonly<Record<string, readonly PrizeMode[]>>;

export type HallPath = keyof typeof halls;
export const hallPaths = Object.keys(halls) as readonly HallPath[];

export function isInHall(path: HallPath, { prizeModes }: Pick<GameMenu, 'prizeModes'>): boolean {
  const modes: readonly PrizeMode[] = halls[path];
  return prizeModes.some((mode) => modes.includes(mode));
}

/** The page on which a game is played. */
export function hallOf(game: Pick<GameMenu, 'prizeModes'>): HallPath {
  return hallPaths.find((path) => isInHall(path, game)) ?? '/lottery';
}
