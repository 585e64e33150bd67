import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { SelectPlayByGame } from './generated/statements.ts';
import { selectPlayByGame } from './store-multiples.ts';

/** What a member played of one game among bets with a result in an hour. */
type PlayByGame = SelectPlayByGame['row'];

const earlierHours = 24;

/**
 * Play of members by game among bets that were settled in an hour, valid amounts by the weight of
 * the game; bets that were taken more than a day before it are left out.
 */
export function readPlayByGame(
  ctx: Ctx,
  query: { readonly memberIds: readonly MemberId[]; readonly hour: Temporal.Instant },
): Promise<readonly PlayByGame[]> {
  const { memberIds, hour } = query;
  const until = hour.add({ hours: 1 });
  const placedFrom = hour.subtract({ hours: earlierHours });
  const { currency } = ctx.site;
  return selectPlayByGame(ctx.tx, { memberIds, currency, from: hour, until, placedFrom });
}
