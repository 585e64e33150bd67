import type { Sample } from '../sample.ts';
import { readGame } from './catalog.ts';

const place = { pageNum: 1, pageSize: 20, totalPages: 1, total: 1 };

export const listFavourites: Sample<'listFavourites'> = {
  content: [readGame],
  favGameIds: [readGame.nodeId],
  ...place,
};

export const createFavourite: Sample<'createFavourite'> = {
  nodeId: readGame.nodeId,
  isFavourite: true,
};

export const deleteFavourite: Sample<'deleteFavourite'> = {
  nodeId: readGame.nodeId,
  isFavourite: false,
};

export const listRecentGames: Sample<'listRecentGames'> = { content: [readGame], ...place };
