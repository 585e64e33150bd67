import { createHash } from 'node:crypto';

/**
 * The hosts of a list in the order in which this caller tries them: always the same, so that caches
 * stay warm, and spread evenly over all, so that none carries everybody.
 */
export function hostsFor(key: string, hosts: readonly string[]): readonly string[] {
  const weighed = hosts.map((host) => {
    const weight = createHash('sha256').update(`${key} ${host}`).digest('hex');
    return { host, weight };
  });
  return weighed
    .toSorted((left, right) => (left.weight < right.weight ? -1 : 1))
    .map(({ host }) => host);
}
