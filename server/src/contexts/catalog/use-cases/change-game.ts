import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { findDeskGame, type GamePlace, updateGamePlace } from '../store-desk-games.ts';
import { deleteGameTitles, upsertGameTitles } from '../store-places.ts';
import { lockCatalogue } from '../store-vendors.ts';

type Titles = Readonly<Record<string, string>>;

export interface GameChange extends GamePlace {
  readonly nodeId: string;
  /** By locale; none leaves the vendor's own. */
  readonly titles: Titles;
  readonly reason: string;
}

/**
 * Moves a game in the lists, marks it, names it, or offers its free trial. Refuses `not_found`,
 * then `trial_not_offered` for a game that no engine of the house plays.
 */
export async function changeGame(ctx: Ctx<OperatorActor>, command: GameChange): Promise<void> {
  const { nodeId, reason, titles, ...place } = command;
  await lockCatalogue(ctx.tx);
  const game = await findDeskGame(ctx.tx, nodeId);
  if (game === undefined) {
    throw new Refusal('not_found');
  }
  if (place.hasTrial && game.designId === '') {
    throw new Refusal('trial_not_offered');
  }
  await updateGamePlace(ctx.tx, nodeId, place);
  await (Object.keys(titles).length === 0
    ? deleteGameTitles(ctx.tx, nodeId)
    : upsertGameTitles(ctx.tx, nodeId, titles));
  await recordAct(ctx, {
    action: 'game.change',
    subject: { type: 'game', id: nodeId },
    before: factsOf(game, game.titles ?? {}),
    after: factsOf(place, titles),
    reason,
  });
}

function factsOf(place: GamePlace, titles: Titles) {
  const { popularity, gameGroupCode, gameClassify, hasTrial } = place;
  return {
    popularity: String(popularity),
    mark: gameGroupCode,
    filter: gameClassify,
    trial: String(hasTrial),
    titles: JSON.stringify(titles),
  };
}
