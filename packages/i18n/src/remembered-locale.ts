import type { AnyLocale } from './locales.ts';
import { isAnyLocale } from './locales.ts';

/** Both names hold the same code (portal.md, section 1: kept locally under hisLang and lang). */
const storageKeys = ['hisLang', 'lang'] as const;

/** The language chosen earlier on this device. Blocked storage counts as none. */
export function rememberedLocale(): AnyLocale | undefined {
  try {
    return storageKeys
      .map((key) => globalThis.localStorage.getItem(key))
      .find((kept): kept is AnyLocale => kept !== null && isAnyLocale(kept));
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
