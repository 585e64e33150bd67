/** Waits; ends at once when aborted, and does not wait at all for a time that is over. */
export function rest(lastsMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (lastsMs <= 0 || signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, lastsMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
