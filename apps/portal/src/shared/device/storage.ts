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
    // Nothing to do: the value lasts as long as the page.
  }
}

const preferences = ['hisLang', 'lang', 'theme', 'balanceHidden'];

/**
 * The log-out answer clears what the browser keeps of the site; how it looks stays with the device.
 */
export async function keepPreferences(act: () => Promise<unknown>): Promise<void> {
  const kept = preferences.map((key) => [key, recall(key)] as const);
  await act();
  kept.forEach(([key, value]) => keep(key, value));
}
