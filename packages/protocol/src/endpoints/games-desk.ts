import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameClassifies, gameGroups, gameTypes, gameViews } from '../game-sets.ts';
import { brandAudience } from '../schemas/audience.ts';
import { plainText, wallTime } from '../schemas/brand-text.ts';
import { nodeId, vendorCode } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { instantText, languageCode, pageOf, pageQuery } from '../schemas/wire.ts';

const base = '/api/backoffice/games';
const params = z.strictObject({ nodeId });
const name = z.string().max(200);
/** What the site itself calls a game, by locale; it stands above the vendor's own titles. */
const titles = z.record(
  z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})*$/u),
  plainText(120).refine((text) => text !== '', { error: 'empty' }),
);
/** When, on the clocks of the site, and to whom; both ends may stay open. */
const shownForm = {
  showFrom: wallTime.nullable(),
  showTo: wallTime.nullable(),
  audience: brandAudience,
};
const shown = z.strictObject({ ...shownForm, isShown: z.boolean() });

/** From 1, the front; null stands by the number of its games, behind those with a place. */
const vendorPlace = z.strictObject({
  vendorCode,
  vendorName: name,
  place: z.int().nullable(),
  shown,
});

const deskGame = z.strictObject({
  nodeId,
  gameCode: z.string(),
  /** The vendor's own title, in English. */
  gameName: name,
  vendorCode,
  vendorName: name,
  gameType: z.enum(gameTypes),
  gameClassify: z.enum(gameClassifies),
  gameGroupCode: z.enum(gameGroups),
  /** 0: a free trial is offered. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** Whether an engine of the house plays it, so that a trial could be offered. */
  isHouse: z.boolean(),
  titles,
  /** Of the game alone; its vendor has one of its own. */
  shown,
  /** Where it stands in lists: from 0 to a million, the highest first. */
  popularity: z.int(),
  /** Of the game alone; its vendor may be stopped besides. */
  isOpen: z.boolean(),
  isVendorOpen: z.boolean(),
  /** Who stopped it, and why; null while it is open. */
  stop: z
    .strictObject({ stoppedAt: instantText, stoppedBy: z.string(), reason: z.string() })
    .nullable(),
  /** What this operator may do with it now. */
  abilities: z.array(z.enum(['stop', 'open', 'change'])),
});

export const listDeskGames = endpoint({
  method: 'GET',
  path: base,
  summary: 'Games of the catalogue in the order of the lists, the stopped ones among them',
  access: 'operator',
  ability: 'vendors.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    /** Part of the title, or the whole code or number. */
    search: z.string().trim().max(64).optional(),
    vendorCode: vendorCode.optional(),
    gameType: z.enum(gameTypes).optional(),
    view: z.enum(gameViews).optional(),
    ...pageQuery(100),
  }),
  reply: pageOf(deskGame).extend({
    /** All vendors that have games, by name. */
    vendors: z.array(vendorPlace),
    languages: z.array(z.strictObject({ code: languageCode, locale: z.string() })),
    timeZone: z.string(),
  }),
  errors: [],
});

export const stopGame = endpoint({
  method: 'POST',
  path: `${base}/{nodeId}/stop`,
  summary: 'No launch and no stake at a game from now on; what runs is played to its end (R39)',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: deskGame,
  errors: ['not_found', 'game_stands_so'],
});

export const openGame = endpoint({
  method: 'POST',
  path: `${base}/{nodeId}/open`,
  summary: 'Launches and stakes at a game are taken again, where its vendor is open',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: deskGame,
  errors: ['not_found', 'game_stands_so'],
});

export const changeGame = endpoint({
  method: 'PUT',
  path: `${base}/{nodeId}`,
  summary: 'Where a game stands in lists, its mark, filter and titles, and whether it has a trial',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({
    popularity: z.int().min(0).max(1_000_000),
    gameGroupCode: z.enum(gameGroups),
    gameClassify: z.enum(gameClassifies),
    supportPlay: z.union([z.literal(0), z.literal(1)]),
    titles,
    reason: reasonText,
  }),
  reply: deskGame,
  errors: ['not_found', 'trial_not_offered'],
});

export const changeVendorPlace = endpoint({
  method: 'PUT',
  path: `${base}/vendors/{vendorCode}`,
  summary: 'Puts a vendor before the others in menus and lists, or back among them',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params: z.strictObject({ vendorCode }),
  body: z.strictObject({ place: z.int().min(1).max(9999).nullable(), reason: reasonText }),
  reply: vendorPlace,
  errors: ['not_found'],
});

export const changeGameAudience = endpoint({
  method: 'PUT',
  path: `${base}/{nodeId}/audience`,
  summary: 'When and to whom a game is shown; it opens for nobody else',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({ ...shownForm, reason: reasonText }),
  reply: deskGame,
  errors: ['not_found', 'content_invalid'],
});

export const changeVendorAudience = endpoint({
  method: 'PUT',
  path: `${base}/vendors/{vendorCode}/audience`,
  summary: 'When and to whom a vendor and all its games are shown; they open for nobody else',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params: z.strictObject({ vendorCode }),
  body: z.strictObject({ ...shownForm, reason: reasonText }),
  reply: vendorPlace,
  errors: ['not_found', 'content_invalid'],
});
