import type { Clock } from './context.ts';

/**
 * Reads what everybody asks for and few change, at most once in `freshMs`. While it cannot be read,
 * the answer is what was read last; who calls must not be able to make the process read.
 */
export function heldRead<T>(parts: {
  readonly clock: Clock;
  readonly freshMs: number;
  read(): Promise<T>;
}): () => Promise<T> {
  const { clock, freshMs } = parts;
  let held: { readonly value: T; readonly atMs: number } | undefined;
  let reading: Promise<T> | undefined;

  async function read(): Promise<T> {
    const atMs = clock.nowMs();
    const value = await parts.read();
    held = { value, atMs };
    return value;
  }

  return async () => {
    const known = held;
    const ageMs = known === undefined ? freshMs : clock.nowMs() - known.atMs;
    if (known !== undefined && ageMs >= 0 && ageMs < freshMs) {
      return known.value;
    }
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return known === undefined ? reading : reading.catch(() => known.value);
  };
}
