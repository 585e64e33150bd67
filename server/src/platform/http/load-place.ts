import { Refusal } from '../refusal.ts';
import type { LoadShedder, PlaceOwner } from './load-shedder.ts';
import type { ReadPace } from './read-pace.ts';

const retrySeconds = 1;

/**
 * Turns a caller away before anything of the call is read. It takes no place: somebody who never
 * sends the body, or never reads the answer, must not hold one.
 */
export function refuseWhenFull(shedder: LoadShedder, owner: PlaceOwner): void {
  if (shedder.isFull(owner)) {
    throw new Refusal('overloaded', { retryAfterSeconds: retrySeconds });
  }
}

/** Holds a place while this work runs, also when the caller has gone away (R126). */
export async function atPlace<T>(
  { shedder, readPace }: { readonly shedder: LoadShedder; readonly readPace: ReadPace },
  owner: PlaceOwner,
  work: () => Promise<T>,
): Promise<T> {
  if (!shedder.enter(owner)) {
    throw new Refusal('overloaded', { retryAfterSeconds: retrySeconds });
  }
  try {
    const wait = owner.rate === 'read' ? readPace() : undefined;
    if (wait !== undefined) {
      await wait;
    }
    return await work();
  } finally {
    shedder.leave(owner);
  }
}
