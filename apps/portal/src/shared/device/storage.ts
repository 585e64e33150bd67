/** Blocked storage counts as empty: the page works the same, only without a memory. */
export function recall(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) {
      globalThis.localStorage.removeItem(key);
    } else {
      globalThis.localStorage.setItem(key, value);
    }
  } catch {
    // Storage is blocked, so the value lasts only as long as the page.
  }
}

const preferences = [
  'hisLang',
  'lang',
  'offlineLocale',
  'theme',
  'calmMode',
  'characterKeysOff',
  'balanceHidden',
  'popup:anonymous',
  'popup:user',
  'referralInfo',
  'analyticsConsent',
];

/**
 * The answer to the log-out tells the browser to clear all data of the site, so theme, language
 * and the link of an invitation are written again after it.
 */
export async function keepPreferences(act: () => Promise<unknown>): Promise<void> {
  const kept = preferences.map((key) => [key, recall(key)] as const);
  await act();
  kept.forEach(([key, value]) => keep(key, value));
}
