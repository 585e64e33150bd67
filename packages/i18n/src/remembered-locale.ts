import type { AnyLocale } from './languages.ts';

/** Both names hold the same code (portal.md, section 1: kept locally under hisLang and lang). */
const storageKeys = ['hisLang', 'lang'] as const;

/** The language chosen earlier on this device, of those offered. Blocked storage counts as none. */
export function rememberedLocale(offered: readonly AnyLocale[]): AnyLocale | undefined {
  try {
    const kept = storageKeys.map((key) => globalThis.localStorage.getItem(key));
    return kept.flatMap((name) => offered.filter((locale) => locale === name))[0];
  } catch {
    return undefined;
  }
}

export function rememberLocale(locale: AnyLocale): void {
  try {
    for (const key of storageKeys) {
      globalThis.localStorage.setItem(key, locale);
    }
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}
