import arAccount from '../locales/ar/account.json' with { type: 'json' };
import arBackoffice from '../locales/ar/backoffice.json' with { type: 'json' };
import arCommon from '../locales/ar/common.json' with { type: 'json' };
import arErrors from '../locales/ar/errors.json' with { type: 'json' };
import arGames from '../locales/ar/games.json' with { type: 'json' };
import arLotteryRules from '../locales/ar/lottery-rules.json' with { type: 'json' };
import arPortal from '../locales/ar/portal.json' with { type: 'json' };
import arUi from '../locales/ar/ui.json' with { type: 'json' };
import enAccount from '../locales/en/account.json' with { type: 'json' };
import enBackoffice from '../locales/en/backoffice.json' with { type: 'json' };
import enCommon from '../locales/en/common.json' with { type: 'json' };
import enErrors from '../locales/en/errors.json' with { type: 'json' };
import enGames from '../locales/en/games.json' with { type: 'json' };
import enLotteryRules from '../locales/en/lottery-rules.json' with { type: 'json' };
import enPortal from '../locales/en/portal.json' with { type: 'json' };
import enUi from '../locales/en/ui.json' with { type: 'json' };
import type { Area } from './areas.ts';
import type { Locale } from './locales.ts';

const en = {
  common: enCommon,
  ui: enUi,
  errors: enErrors,
  portal: enPortal,
  games: enGames,
  account: enAccount,
  backoffice: enBackoffice,
  'lottery-rules': enLotteryRules,
} as const satisfies Record<Area, MessageTree>;

const ar = {
  common: arCommon,
  ui: arUi,
  errors: arErrors,
  portal: arPortal,
  games: arGames,
  account: arAccount,
  backoffice: arBackoffice,
  'lottery-rules': arLotteryRules,
} as const satisfies Record<Area, MessageTree>;

export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The shape of all texts; English is the source language. */
export type Messages = typeof en;

export const catalogues: Readonly<Record<Locale, Readonly<Record<Area, MessageTree>>>> = { en, ar };

/**
 * The same texts under the English shape; the completeness test holds the other languages to it.
 */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale] as Messages;
}
