/**
 * The same texts for React: one provider per app, `useTranslations`, `useFormats`, `useLocale`.
 * The app gives the texts that `@portal/i18n/vite` makes, with one language opened.
 */
import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Formats } from './formats.ts';
import { createFormats } from './formats.ts';
import type { Messages } from './generated/messages.ts';
import type { AnyLocale, Direction } from './languages.ts';
import { rememberLocale } from './remembered-locale.ts';
import type { Dictionary, Texts } from './texts.ts';

export { useTranslations } from 'use-intl/react';
export { rememberedLocale } from './remembered-locale.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
  }
}

interface LocaleState {
  readonly locale: AnyLocale;
  /** What a language menu lists. */
  readonly offered: readonly AnyLocale[];
  readonly direction: Direction;
  readonly formats: Formats;
  /** Loads the language, then switches text and direction without touching page state. */
  readonly switchLocale: (locale: AnyLocale) => Promise<void>;
}

const LocaleContext = createContext<LocaleState | undefined>(undefined);

export function LocaleProvider(props: {
  readonly texts: Texts;
  /** Of the language that the page starts in. */
  readonly initial: Dictionary;
  readonly timeZone: string;
  readonly children: ReactNode;
}) {
  const { texts, timeZone } = props;
  const [dictionary, setDictionary] = useState(props.initial);
  const { locale, direction, intlTag, messages } = dictionary;

  // Before the paint, so that a remembered language never shows in the other direction first.
  useLayoutEffect(() => {
    document.documentElement.lang = intlTag.split('-')[0] ?? locale;
    document.documentElement.dir = direction;
  }, [locale, direction, intlTag]);

  const switchLocale = useCallback(
    async (next: AnyLocale) => {
      const opened = await texts.open(next);
      rememberLocale(next);
      setDictionary(opened);
    },
    [texts],
  );

  const state = useMemo<LocaleState>(
    () => ({
      locale,
      offered: texts.locales,
      direction,
      formats: createFormats(intlTag, timeZone),
      switchLocale,
    }),
    [locale, texts, direction, intlTag, timeZone, switchLocale],
  );

  return (
    <LocaleContext value={state}>
      <IntlProvider locale={intlTag} messages={messages} timeZone={timeZone}>
        {props.children}
      </IntlProvider>
    </LocaleContext>
  );
}

export function useLocale(): LocaleState {
  const state = use(LocaleContext);
  if (state === undefined) {
    throw new Error('useLocale outside of LocaleProvider');
  }
  return state;
}

export function useFormats(): Formats {
  return useLocale().formats;
}
