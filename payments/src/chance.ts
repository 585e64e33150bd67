import { createHash } from 'node:crypto';

/** The same draws for the same seed; it guards nothing. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  next(): number;
  happens(part: number): boolean;
  between(low: number, high: number): number;
}

const bytesDrawn = 6;
const range = 2 ** (bytesDrawn * 8);

export function seededChance(seed: string): Chance {
  let count = 0;
  const next = () => {
    count += 1;
    const digest = createHash('sha256').update(`${seed}:${count}`).digest();
    return digest.readUIntBE(0, bytesDrawn) / range;
  };
  return {
    next,
    happens: (part) => next() < part,
    between: (low, high) => Math.floor(low + next() * (high - low)),
  };
}
