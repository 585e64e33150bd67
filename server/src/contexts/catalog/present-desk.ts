import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { DeskGame } from './store-desk-games.ts';

type GameReply = ReplyOf<Endpoints['stopGame']>;
type PageReply = ReplyOf<Endpoints['listDeskGames']>;

export function presentDeskGame(ctx: Ctx<OperatorActor>, row: DeskGame): GameReply {
  const { designId, hasTrial, stoppedAt, stoppedBy, reason, titles, ...game } = row;
  const maySwitch = abilitiesOf(ctx.actor.role).includes('vendors.switch');
  return {
    ...game,
    supportPlay: hasTrial ? 0 : 1,
    isHouse: designId !== '',
    titles: titles ?? {},
    stop:
      stoppedAt === null || stoppedBy === null || reason === null
        ? null
        : { stoppedAt: String(stoppedAt), stoppedBy, reason },
    abilities: maySwitch ? [game.isOpen ? 'stop' : 'open', 'change'] : [],
  };
}

export function presentDeskGames(
  ctx: Ctx<OperatorActor>,
  list: Pick<PageReply, 'total' | 'pageSize'> & {
    readonly games: readonly DeskGame[];
    readonly vendors: readonly PageReply['vendors'][number][];
    readonly page: number;
  },
): PageReply {
  const { games, total, vendors, page, pageSize } = list;
  return {
    content: games.map((game) => presentDeskGame(ctx, game)),
    pageNum: page,
    pageSize,
    totalPages: Math.ceil(total / pageSize),
    total,
    vendors: [...vendors],
  };
}
