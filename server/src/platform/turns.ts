import { Refusal } from './refusal.ts';

export interface TurnLimits {
  /** How many are at work at the same time. */
  readonly parallel: number;
  /** How many callers may wait; further ones are refused with `overloaded`. */
  readonly mostWaiting: number;
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const retryAfterSeconds = 2;

/** A short queue before work that takes much of the machine. */
export function createTurns(limits: TurnLimits): InTurn {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  return async (work) => {
    if (atWork >= limits.parallel) {
      if (waiting.length >= limits.mostWaiting) {
        throw new Refusal('overloaded', { retryAfterSeconds });
      }
      await new Promise<void>((go) => waiting.push(go));
    } else {
      atWork += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        atWork -= 1;
      } else {
        next();
      }
    }
  };
}
