import * as catalog from './catalog.ts';
import * as games from './games.ts';

/** All endpoints by name; the server binds each, OpenAPI lists each, the client imports their types only. */
export const endpoints = {
  getCommitments: games.getCommitments,
  getDesign: games.getDesign,
  getGame: catalog.getGame,
  getGames: catalog.getGames,
  getPopularGames: catalog.getPopularGames,
  getRound: games.getRound,
  getRounds: games.getRounds,
  getSeeds: games.getSeeds,
  getVendors: catalog.getVendors,
  finishRound: games.finishRound,
  launchGame: games.launchGame,
  rotateSeeds: games.rotateSeeds,
  setClientSeed: games.setClientSeed,
  spinSlot: games.spinSlot,
} as const;
