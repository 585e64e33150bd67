import type { EdgeRate, RateSubject } from './rate-limits.ts';

/** Classes whose calls are few, dear, and what a guesser wants many of. */
export const exactRates: ReadonlySet<EdgeRate> = new Set<EdgeRate>(['credentials', 'codes']);

export function bucketKey(rate: EdgeRate, subject: RateSubject, id: string): string {
  return `${rate}:${subject}:${id}`;
}

const exactKey = new RegExp(`^(?:${[...exactRates].join('|')}):(?:block|device):`, 'u');

/** Whether each draw from this bucket was told to all processes when it happened. */
export function isExact(key: string): boolean {
  return exactKey.test(key);
}
