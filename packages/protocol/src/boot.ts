import { z } from 'zod';
import { gameReply, vendorCategoryReply } from './endpoints/catalog.ts';
import { registerSettings, systemAnswer } from './endpoints/site.ts';
import { gameTypes } from './game-sets.ts';
import { switchNode } from './schemas/switches.ts';
import { pageOf } from './schemas/wire.ts';

/** What the page arrives with: the same for every visitor of a language, and never private. */
export const bootAnswer = z.strictObject({
  /** The code of the language that the server agreed with the browser. */
  language: z.string(),
  system: systemAnswer,
  whitelabel: switchNode,
  register: registerSettings,
  /** Types whose games lead to a list of their own, where they stand for a vendor. */
  gameListCentres: z.array(z.enum(gameTypes)),
  /** Whether some games are not for everybody: lists are asked for with who looks then. */
  areGamesNarrowed: z.boolean(),
  /** First rows of the home page, on its addresses. */
  home: z.strictObject({ hot: z.array(gameReply), slots: z.array(gameReply) }).optional(),
  /** The first page of a game centre and its vendors, on its address. */
  centre: z
    .strictObject({
      gameType: z.enum(gameTypes),
      list: pageOf(gameReply),
      vendors: vendorCategoryReply.optional(),
    })
    .optional(),
});

export type BootAnswer = z.output<typeof bootAnswer>;
