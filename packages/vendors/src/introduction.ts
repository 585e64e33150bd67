import { z } from 'zod';
import { dialectNames } from './dialect.ts';
import { addressText, codeText, wireText } from './wire/fields.ts';

const title = wireText.min(1).max(120);

const game = z.strictObject({
  gameCode: codeText,
  gameType: z.enum([
    'LIVE',
    'SPORTS',
    'ESPORTS',
    'PVP',
    'FISH',
    'COCKFIGHT',
    'RNG',
    'LOTT',
    'ELOTT',
  ]),
  name: title,
  /** Titles in other languages, by locale. */
  displayNames: z.record(wireText, title),
});

/** What a vendor hands to an operator before the first call: who it is, its keys and its games. */
export const introduction = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]{1,40}$/u),
  name: title,
  dialect: z.enum(dialectNames),
  merchantId: codeText,
  /** A public key in PEM, or the shared secret. */
  key: wireText.min(16).max(4000),
  /** Signs the calls by which an operator opens games. */
  launchSecret: wireText.min(16).max(200),
  launchUrl: addressText,
  /**
   * Where purses are filled and emptied, of a vendor that keeps them itself and calls no wallet.
   */
  transferUrl: addressText.optional(),
  /** Where its own books are asked for: bets of a day, and a round that is to be seen again. */
  reportUrl: addressText.optional(),
  /** Currencies whose amounts it writes in thousands; the usual ones of its dialect if absent. */
  thousands: z.array(codeText).max(40).optional(),
  games: z.array(game).max(2000),
});
export type Introduction = z.output<typeof introduction>;
export type IntroducedGame = Introduction['games'][number];

/** What an operator asks when a game is opened; signed as {@link launchHeader} over its bytes. */
export const launchOrder = z.strictObject({
  token: codeText.max(200),
  playerId: codeText.max(120),
  currency: codeText,
  gameCode: codeText,
  language: codeText,
  returnUrl: wireText.max(400),
  depositUrl: wireText.max(400),
  /** Where the wallet of the operator is. */
  walletUrl: addressText,
  /** The public key of the operator, where the dialect signs answers with one. */
  operatorKey: wireText.max(4000).optional(),
});
export type LaunchOrder = z.output<typeof launchOrder>;

export const launchAnswer = z.looseObject({ url: addressText });

export const launchHeader = 'x-launch-signature';
