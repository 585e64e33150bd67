import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameClassifies, gameSorts, gameTypes } from '../game-sets.ts';
import { nodeId } from '../schemas/ids.ts';
import { viewerQuery } from '../schemas/audience.ts';
import {
  amountText,
  countText,
  currencyText,
  languageCode,
  pageOf,
  pageQuery,
  percentText,
} from '../schemas/wire.ts';

const code = z.string().trim().max(40);
const name = z.string().max(200);
const path = z.string().max(200);

export const gameReply = z.strictObject({
  nodeId,
  vassalage: z.string(),
  gameCode: z.string(),
  gameType: z.enum(gameTypes),
  gameClassify: z.enum(gameClassifies),
  /** The vendor's own (English) title. */
  gameName: name,
  nodeName: name,
  /** The title in the language asked for. */
  displayName: name,
  vendorName: name,
  showIcon: path,
  iconUrl: path,
  /** The 16:9 picture; the spelling is the wire's. */
  lagerIcon: path,
  /** 0: a free trial is offered. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  gameGroupCode: z.string(),
  tag: z.string(),
  /** `VASSALAGE` opens a popup game list; any other game starts directly. */
  isGame: z.string(),
  minBet: amountText,
  currency: currencyText,
  isUnderMaintenance: z.boolean(),
});

const vendorReply = z.strictObject({
  vassalage: z.string(),
  displayName: name,
  gameType: z.enum(gameTypes),
  logo: path,
  games: z.int(),
});

/** A vendor as the entry of its lobby: one game starts, several open its popup list. */
const vendorCard = z.strictObject({
  vassalage: z.string(),
  /** The vendor's purse where each vendor has its own; with one wallet its code. */
  accountTypeName: z.string(),
  displayName: name,
  gameType: z.enum(gameTypes),
  logo: path,
  games: z.int(),
  /** `VASSALAGE` opens a popup game list. */
  isGame: z.string(),
  /** What the card starts; null where it opens a list. */
  nodeId: nodeId.nullable(),
});

/** The vendors of one category, as its nav entry and its centre show them. */
export const vendorCategoryReply = z.strictObject({
  gameCategory: z.enum(gameTypes),
  /** Rebate hint in percent, `"1.2"`; absent for categories without one (portal.md 2). */
  rebatePercent: percentText.optional(),
  games: z.int(),
  vendors: z.array(vendorReply),
  /** Rows of vendors' cards, the largest vendor first; none where games are listed singly. */
  lanes: z.array(z.strictObject({ title: z.enum(gameTypes), cards: z.array(vendorCard) })),
});

export const listVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/vendors',
  summary: 'Vendors by game category, in the order of the nav bar; categories without games absent',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    merchantCode: code.optional(),
    gameType: z.enum(gameTypes).optional(),
    language: languageCode.optional(),
    ...viewerQuery,
  }),
  reply: z.array(vendorCategoryReply),
  errors: [],
});

export const listGameTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/gameTypes',
  summary: 'The categories in which something can be started, in the order of the nav bar',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    merchantCode: code.optional(),
    language: languageCode.optional(),
    ...viewerQuery,
  }),
  reply: z.array(z.strictObject({ gameType: z.enum(gameTypes), games: z.int(), vendors: z.int() })),
  errors: [],
});

const gameFilters = {
  vassalage: code.optional(),
  gameType: z.enum(gameTypes).optional(),
  gameName: z.string().trim().max(60).optional(),
  gameClassify: z.enum(gameClassifies).optional(),
};

export const readGameCounts = endpoint({
  method: 'GET',
  path: '/wps/relay/games/counts',
  summary: 'How many games each choice of a filter would leave, the other filters kept',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ ...gameFilters, language: languageCode.optional(), ...viewerQuery }),
  reply: z.strictObject({
    vendors: z.array(z.strictObject({ vassalage: z.string(), games: z.int() })),
    classifies: z.array(z.strictObject({ gameClassify: z.enum(gameClassifies), games: z.int() })),
  }),
  errors: [],
});

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/games',
  summary: 'One page of games; `games` repeats `content` under the name of the specification',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    ...gameFilters,
    /** Games that take a stake of this or less; site currency. */
    minBet: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,3})?$/)
      .optional(),
    sort: z.enum(gameSorts).optional(),
    language: languageCode.optional(),
    platform: code.optional(),
    clientType: code.optional(),
    merchantCode: code.optional(),
    ...viewerQuery,
    ...pageQuery(1000),
  }),
  reply: pageOf(gameReply).extend({ games: z.array(gameReply) }),
  errors: [],
});

export const readGame = endpoint({
  method: 'GET',
  path: '/wps/relay/games/{nodeId}',
  summary: 'One game, for a page that is opened by its address',
  access: 'visitor',
  rate: 'read',
  params: z.strictObject({ nodeId }),
  query: z.strictObject({ language: languageCode.optional(), ...viewerQuery }),
  reply: gameReply,
  errors: ['game_not_found'],
});

export const readGameNarrowing = endpoint({
  method: 'GET',
  path: '/wps/relay/gameNarrowing',
  summary: 'Whether some games are not for everybody now: lists are asked for with who looks then',
  access: 'visitor',
  rate: 'read',
  reply: z.strictObject({ areGamesNarrowed: z.boolean() }),
  errors: [],
});

export const listHotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/games/hot',
  summary: 'Hot games, 20 unless told; the home page lays them out as 15 and the rest',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    merchantCode: code.optional(),
    isPlatform: code.optional(),
    vassalage: code.optional(),
    platform: code.optional(),
    language: languageCode.optional(),
    limitNum: countText(30).optional(),
    ...viewerQuery,
  }),
  reply: z.strictObject({ list: z.array(gameReply) }),
  errors: [],
});
