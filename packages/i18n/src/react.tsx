/**
 * The same texts for React: one provider per app, `useTranslations`, `useFormats`, `useLanguage`.
 * The app gives the texts that `@portal/i18n/vite` makes, with one language opened.
 */
import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Formats } from './formats.ts';
import { createFormats } from './formats.ts';
import type { Messages } from './generated/messages.ts';
import type { LanguageMemory } from './language-memory.ts';
import type { Locale, Direction } from './languages.ts';
import type { Dictionary, Texts } from './texts.ts';

export { useTranslations } from 'use-intl/react';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** What a page may be read in: a site names its languages by codes and maps each to texts. */
export interface Language {
  readonly code: string;
  readonly locale: Locale;
}

interface LanguageState extends Language {
  /** What a language menu lists. */
  readonly offered: readonly Language[];
  readonly direction: Direction;
  readonly formats: Formats;
  /**
   * Loads the texts that are in use, then switches text and direction without touching page state.
   * Rejects when they do not arrive; the old language stays.
   */
  readonly switchLanguage: (language: Language) => Promise<void>;
  /** The texts in another language, for a part of the page alone: see {@link LanguageScope}. */
  readonly readTexts: (locale: Locale) => Promise<Dictionary>;
}

interface Shown extends Language {
  readonly dictionary: Dictionary;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

export function LanguageProvider(props: {
  readonly texts: Texts;
  readonly offered: readonly Language[];
  /** The language that the page starts in, its texts opened. */
  readonly initial: Shown;
  readonly memory: LanguageMemory;
  readonly timeZone: string;
  readonly children: ReactNode;
}) {
  const { texts, offered, memory, timeZone } = props;
  const [{ code, locale, dictionary }, setShown] = useState(props.initial);
  const { direction, intlTag, wordsTag, messages } = dictionary;

  // Before the paint, so that a remembered language never shows in the other direction first.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);

  const switchLanguage = useCallback(
    async (next: Language) => {
      const opened = await texts.open(next.locale);
      memory.write(next.code);
      setShown({ ...next, dictionary: opened });
    },
    [texts, memory],
  );

  const state = useMemo<LanguageState>(
    () => ({
      code,
      locale,
      offered,
      direction,
      formats: createFormats(intlTag, timeZone, direction),
      switchLanguage,
      readTexts: (other) => texts.read(other),
    }),
    [code, locale, offered, direction, intlTag, timeZone, switchLanguage, texts],
  );

  return (
    <LanguageContext value={state}>
      <IntlProvider locale={wordsTag} messages={messages} timeZone={timeZone}>
        {props.children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** A part of the page in another language than the page, whose own stays what it is. */
export function LanguageScope(props: {
  readonly dictionary: Dictionary;
  readonly timeZone: string;
  readonly children: ReactNode;
}) {
  const { dictionary, timeZone, children } = props;
  const { locale, direction, intlTag, wordsTag, messages } = dictionary;
  const page = useLanguage();
  const state = useMemo<LanguageState>(
    () => ({ ...page, locale, direction, formats: createFormats(intlTag, timeZone, direction) }),
    [page, locale, direction, intlTag, timeZone],
  );
  return (
    <LanguageContext value={state}>
      <IntlProvider locale={wordsTag} messages={messages} timeZone={timeZone}>
        <div lang={locale} dir={direction}>
          {children}
        </div>
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (state === undefined) {
    throw new Error('useLanguage outside of LanguageProvider');
  }
  return state;
}

export function useFormats(): Formats {
  return useLanguage().formats;
}
