import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './context.ts';

/** A read that takes longer hangs, which nobody who waits for an answer can. */
const patienceMs = 250;

/**
 * Reads what everybody asks for and few change, at most once in `freshMs`. While it cannot be read,
 * or while the read hangs, the answer is what was read last; who calls must not be able to make the
 * process read.
 */
export function heldRead<T>(parts: {
  readonly clock: Clock;
  readonly freshMs: number;
  read(): Promise<T>;
}): () => Promise<T> {
  const { clock, freshMs } = parts;
  let held: { readonly value: T; readonly atMs: number } | undefined;
  let reading: Promise<T> | undefined;
  let patience: Promise<unknown> = Promise.resolve();

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
    if (reading === undefined) {
      reading = read().finally(() => {
        reading = undefined;
      });
      // Counted from when the read began: only its first callers wait for one that hangs.
      patience = pause(patienceMs, undefined, { ref: false });
    }
    return known === undefined
      ? reading
      : Promise.race([reading.catch(() => known.value), patience.then(() => known.value)]);
  };
}
