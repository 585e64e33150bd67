/**
 * The same texts for React: one provider per app, `useTranslations`, `useFormats`, `useLocale`.
 * The app gives the loader that `@portal/i18n/vite` makes, so a language is one lazy file.
 */
import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Messages } from './catalogues.ts';
import type { Formats } from './formats.ts';
import { createFormats } from './formats.ts';
import type { AnyLocale, Direction } from './locales.ts';
import { directionOf, intlTagOf, locales } from './locales.ts';
import { rememberLocale } from './remembered-locale.ts';

export { useTranslations } from 'use-intl/react';
export { rememberedLocale } from './remembered-locale.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** Texts of one language as the build made them: precompiled, and only the areas of the app. */
export interface LoadedLocale {
  readonly locale: AnyLocale;
  readonly messages: Messages;
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
  readonly initial: LoadedLocale;
  readonly load: (locale: AnyLocale) => Promise<Messages>;
  readonly timeZone: string;
  readonly offered?: readonly AnyLocale[];
  readonly children: ReactNode;
}) {
  const { load, timeZone, offered = locales } = props;
  const [{ locale, messages }, setLoaded] = useState(props.initial);

  // Before the paint, so that a remembered language never shows in the other direction first.
  useLayoutEffect(() => {
    document.documentElement.lang = intlTagOf(locale).split('-')[0] ?? locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);

  const switchLocale = useCallback(
    async (next: AnyLocale) => {
      const loaded = await load(next);
      rememberLocale(next);
      setLoaded({ locale: next, messages: loaded });
    },
    [load],
  );

  const state = useMemo<LocaleState>(
    () => ({
      locale,
      offered,
      direction: directionOf(locale),
      formats: createFormats(locale, timeZone),
      switchLocale,
    }),
    [locale, offered, timeZone, switchLocale],
  );

  return (
    <LocaleContext value={state}>
      <IntlProvider locale={intlTagOf(locale)} messages={messages} timeZone={timeZone}>
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
