import { backofficeEndpoints } from './backoffice.ts';
import * as catalog from './catalog.ts';
import * as games from './games.ts';
import { identityEndpoints } from './identity.ts';
import { siteEndpoints } from './site.ts';
import { walletEndpoints } from './wallet.ts';

export { bootAnswer } from '../boot.ts';

/** All endpoints by name: bound by the server, listed by OpenAPI, known to clients as types. */
export const endpoints = {
  ...siteEndpoints,
  ...identityEndpoints,
  ...walletEndpoints,
  ...backofficeEndpoints,
  getVendors: catalog.getVendors,
  getGames: catalog.getGames,
  getGame: catalog.getGame,
  getPopularGames: catalog.getPopularGames,
  launchGame: games.launchGame,
  getDesign: games.getDesign,
  spinSlot: games.spinSlot,
  getRounds: games.getRounds,
  getRound: games.getRound,
  finishRound: games.finishRound,
  getSeeds: games.getSeeds,
  setClientSeed: games.setClientSeed,
  rotateSeeds: games.rotateSeeds,
  getCommitments: games.getCommitments,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
