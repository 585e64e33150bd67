import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameTypes } from '../game-sets.ts';
import { nodeId } from '../schemas/ids.ts';
import { languageCode, pageOf, pageQuery } from '../schemas/wire.ts';
import { gameReply } from './catalog.ts';

const ownQuery = z.strictObject({
  language: languageCode.optional(),
  gameType: z.enum(gameTypes).optional(),
  ...pageQuery(1000),
});

/** portal.md, section 3: the payload of a favourite. */
const favourite = z.strictObject({
  nodeId,
  vendor: z.string().trim().max(40),
  gameType: z.enum(gameTypes),
});

const favouriteReply = z.strictObject({ nodeId, isFavourite: z.boolean() });

export const listFavourites = endpoint({
  method: 'GET',
  path: '/wps/relay/favourites',
  summary: 'One page of the caller’s favourites, the one added last first, and the ids of all',
  access: 'member',
  rate: 'read',
  query: ownQuery,
  reply: pageOf(gameReply).extend({ favGameIds: z.array(nodeId) }),
  errors: [],
});

export const createFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/favourites',
  summary: 'Makes a game a favourite of the caller; may be repeated',
  access: 'member',
  rate: 'write',
  body: favourite,
  reply: favouriteReply,
  errors: ['game_not_found', 'favourites_full'],
});

export const deleteFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/favourites',
  summary: 'Takes a game out of the caller’s favourites; may be repeated',
  access: 'member',
  rate: 'write',
  query: favourite,
  reply: favouriteReply,
  errors: [],
});

export const listRecentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/games/recent',
  summary: 'The games that the caller opened, the last one first',
  access: 'member',
  rate: 'read',
  query: ownQuery,
  reply: pageOf(gameReply),
  errors: [],
});
