import { createTranslator as createIcuTranslator } from 'use-intl/core';
import type { Messages } from './catalogues.ts';
import { messagesOf } from './catalogues.ts';
import type { Locale } from './locales.ts';
import { intlTagOf } from './locales.ts';

/**
 * Texts of one language for the server: `translate('errors.not_found')`, ICU arguments as second
 * parameter.
 */
export type Translate = ReturnType<typeof createIcuTranslator<Messages>>;

const made = new Map<Locale, Translate>();

/** All areas of a language, parsed on first use of each message and kept. Missing keys throw. */
export function createTranslator(locale: Locale): Translate {
  const kept = made.get(locale);
  if (kept !== undefined) {
    return kept;
  }
  const translate = createIcuTranslator<Messages>({
    locale: intlTagOf(locale),
    messages: messagesOf(locale),
    timeZone: 'UTC',
    onError(error) {
      throw error;
    },
  });
  made.set(locale, translate);
  return translate;
}

/**
 * The sentence for an error code; codes are data at run time, so an unknown one gets the general
 * text.
 */
export function errorText(
  locale: Locale,
  code: string,
  data: Record<string, string | number> = {},
): string {
  const translate = createTranslator(locale);
  const key = `errors.${code}`;
  return isMessageKey(translate, key) ? translate(key, data) : translate('errors.internal_error');
}

type MessageKey = Parameters<Translate>[0];

function isMessageKey(translate: Translate, key: string): key is MessageKey {
  return translate.has(key as MessageKey);
}
