import { createTranslator } from 'use-intl/core';
import type { Area, Messages } from '../generated/messages.ts';
import type { Locale } from '../languages.ts';
import { intlTagOf } from '../languages.ts';
import { lenderOf, readTexts } from './read-texts.ts';

export type Translate<A extends Area> = ReturnType<typeof createTranslator<Messages[A]>>;

/** What a server says in words: answers, mails. */
export interface Texts {
  /** `translate('key', values)` for one area; a missing key throws. */
  translator<A extends Area>(locale: Locale, area: A): Translate<A>;
  /** The sentence for an error code, which is data at run time: an unknown one gets the general. */
  errorText(locale: Locale, code: string, data?: Readonly<Record<string, unknown>>): string;
  /** The files that were read so far, `en/errors`. */
  filesRead(): readonly string[];
}

/**
 * Opens the texts without reading any: a file is read at the first text that is wanted of it, a
 * message is parsed at its first use, and both are kept.
 */
export function openTexts(): Texts {
  const opened = new Map<string, unknown>();

  function open<A extends Area>(locale: Locale, area: A): Opened<A> {
    const name = `${locale}/${area}`;
    if (!opened.has(name)) {
      opened.set(name, openArea(locale, area));
    }
    // Kept under the name of its own area.
    return opened.get(name) as Opened<A>;
  }

  return {
    translator: (locale, area) => open(locale, area).translate,
    errorText(locale, code, data = {}) {
      const { texts, translate } = open(locale, 'errors');
      return translate(isKeyOf(texts, code) ? code : 'internal_error', wordsOf(data));
    },
    filesRead: () => [...opened.keys()],
  };
}

/** What a sentence can show of what a refusal tells; lists are for programs. */
function wordsOf(data: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const words = Object.entries(data).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(words);
}

interface Opened<A extends Area> {
  readonly texts: Messages[A];
  readonly translate: Translate<A>;
}

function openArea<A extends Area>(locale: Locale, area: A): Opened<A> {
  const texts = readTexts(locale, area);
  const translate = createTranslator<Messages[A]>({
    // Words of another language count as that one does: "1 picture" in a language without plurals.
    locale: intlTagOf(lenderOf(locale)),
    messages: texts,
    timeZone: 'UTC',
    onError(error) {
      throw error;
    },
  });
  return { texts, translate };
}

function isKeyOf<Tree extends object>(tree: Tree, key: string): key is keyof Tree & string {
  return Object.hasOwn(tree, key);
}
