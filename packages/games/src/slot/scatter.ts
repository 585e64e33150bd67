import { compileSlot, type CompiledSlot } from './compile.ts';
import type { SlotDesign } from './design.ts';

/** How many scatters each stop of a reel shows. */
export function scattersByStop(slot: CompiledSlot, reel: number): number[] {
  const strip = slot.strips[reel] ?? new Int32Array();
  return Array.from(strip, (_, stop) => {
    let shown = 0;
    for (let row = 0; row < slot.design.rows; row += 1) {
      shown += strip[(stop + row) % strip.length] === slot.scatter ? 1 : 0;
    }
    return shown;
  });
}

/** How many stop positions of the reels from `firstReel` on show exactly k scatters. */
export function scatterHistogram(slot: CompiledSlot, firstReel = 0): bigint[] {
  const { reels, rows } = slot.design;
  let histogram: bigint[] = [1n];
  for (let reel = firstReel; reel < reels; reel += 1) {
    const shown = scattersByStop(slot, reel);
    const next = Array.from({ length: histogram.length + rows }, () => 0n);
    histogram.forEach((weight, index) => {
      for (const count of shown) {
        next[index + count] = (next[index + count] ?? 0n) + weight;
      }
    });
    histogram = next;
  }
  const highest = histogram.findLastIndex((count) => count > 0n);
  return histogram.slice(0, highest + 1);
}

/** Stop positions that start free spins. */
export function triggerCount(design: SlotDesign): bigint {
  if (design.freeSpins === undefined || design.scatter === undefined) {
    return 0n;
  }
  return scatterHistogram(compileSlot(design))
    .slice(design.scatter.trigger)
    .reduce((sum, count) => sum + count, 0n);
}
