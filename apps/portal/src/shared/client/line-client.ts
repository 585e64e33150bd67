const longestMs = 5000;

/**
 * A call to another host of the site, whose answer this page may not read: only that it came is of
 * interest. Without credentials, and never from a cache. Rejects when none came in this time.
 */
export async function fetchLine(address: string, timeoutMs = longestMs): Promise<void> {
  await fetch(address, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
