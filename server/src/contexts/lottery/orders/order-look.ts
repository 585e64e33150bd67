import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { BetOrigin } from '../../bets/index.ts';
import type { Game } from '../game.ts';
import { ownGroups } from '../own-group.ts';
import { selectGames } from '../store-games.ts';
import type { OrderBody } from './order.ts';
import { lockSales, type Sale } from './store-orders.ts';

/** A slip that a member hands in. */
export interface SentOrder {
  readonly actor: MemberActor;
  readonly body: OrderBody;
  /** Absent where no call of a browser brought it. */
  readonly origin?: BetOrigin;
}

/** What orders are judged by. */
export interface OrderLook {
  /** The moment that is recorded: an order in time never looks late (R40). */
  readonly at: Temporal.Instant;
  readonly games: ReadonlyMap<string, Game>;
  sale(gameCode: string, issueNo: string): Sale | undefined;
  /** The highest prize group of whoever sends an order of a known game. */
  groupOf(order: SentOrder): number | undefined;
}

/**
 * Looks once for all orders. Their issues are held against sealing before the time is read, so that
 * whoever is in time is in the seal, and nobody else (R40, R46).
 */
export async function lookForOrders(ctx: Ctx, orders: readonly SentOrder[]): Promise<OrderLook> {
  const sales = await lockSales(
    ctx.tx,
    orders.flatMap(({ body: { gameCode, issues } }) =>
      issues.map(({ issueNo }) => ({ gameCode, issueNo })),
    ),
  );
  const at = ctx.clock.now();
  const byName = new Map(sales.map((sale) => [nameOf(sale.gameCode, sale.issueNo), sale]));
  const games = new Map((await selectGames(ctx.tx, at)).map((game) => [game.gameCode, game]));
  const known = orders.flatMap((order) => {
    const game = games.get(order.body.gameCode);
    return game === undefined ? [] : [{ order, game, memberId: order.actor.id }];
  });
  const groups = await ownGroups(ctx, known);
  const groupOf = new Map(known.map(({ order }, place) => [order, groups[place]]));
  return {
    at,
    games,
    sale: (gameCode, issueNo) => byName.get(nameOf(gameCode, issueNo)),
    groupOf: (order) => groupOf.get(order),
  };
}

function nameOf(gameCode: string, issueNo: string): string {
  return JSON.stringify([gameCode, issueNo]);
}
