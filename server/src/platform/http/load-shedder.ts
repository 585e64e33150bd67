import type { RateClass } from '@portal/protocol';
import type { EdgeCaps } from './edge-settings.ts';

/** Whose place it is. Callers without a block are counted by class only. */
export interface PlaceOwner {
  readonly rate: RateClass;
  readonly block: string | undefined;
}

export interface LoadShedder {
  /** Whether a call would be turned away now. */
  isFull(owner: PlaceOwner): boolean;
  /** False when the class, or the block's part of it, is full: the caller gets 503 at once. */
  enter(owner: PlaceOwner): boolean;
  leave(owner: PlaceOwner): void;
}

export function createLoadShedder(caps: Pick<EdgeCaps, 'places' | 'placesPerBlockPercent'>) {
  const { places, placesPerBlockPercent } = caps;
  const busy: Record<RateClass, number> = { play: 0, write: 0, credentials: 0, read: 0, codes: 0 };
  /** Of blocks that have somebody at work, so no more of them than places. */
  const byBlock = new Map<string, number>();

  const keyOf = ({ rate, block }: PlaceOwner) => `${rate} ${block}`;
  const mostOfBlock = (rate: RateClass) =>
    Math.max(1, Math.floor((places[rate] * placesPerBlockPercent) / 100));

  function isFull(owner: PlaceOwner): boolean {
    const { rate, block } = owner;
    const ofBlock = block === undefined ? 0 : (byBlock.get(keyOf(owner)) ?? 0);
    return busy[rate] >= places[rate] || (ofBlock > 0 && ofBlock >= mostOfBlock(rate));
  }

  function count(owner: PlaceOwner, change: 1 | -1): void {
    busy[owner.rate] += change;
    if (owner.block === undefined) {
      return;
    }
    const key = keyOf(owner);
    const ofBlock = (byBlock.get(key) ?? 0) + change;
    if (ofBlock === 0) {
      byBlock.delete(key);
    } else {
      byBlock.set(key, ofBlock);
    }
  }

  const shedder: LoadShedder = {
    isFull,
    enter(owner) {
      if (isFull(owner)) {
        return false;
      }
      count(owner, 1);
      return true;
    },
    leave: (owner) => count(owner, -1),
  };
  return shedder;
}
