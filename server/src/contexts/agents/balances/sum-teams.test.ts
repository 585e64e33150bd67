import { expect, it } from 'vitest';
import { createTeamSums } from './sum-teams.ts';

const place = (path: string, balanceMinor: bigint, isAgent = true) => ({
  number: BigInt(path.length * 100 + path.charCodeAt(path.length - 1)),
  path,
  isAgent,
  balanceMinor,
});

it('sums every team while the tree goes by, whoever stands beside or below', () => {
  const sums = createTeamSums();
  const closed = [
    place('a', 1n),
    place('aa', 10n),
    place('aaa', 100n, false),
    place('aab', 1000n, false),
    place('ab', 10_000n, false),
    place('ac', 100_000n),
    place('b', 5n),
  ].flatMap((row) => sums.add(row));
  const all = [...closed, ...sums.end()];
  expect(all.map(({ balanceMinor, people }) => [balanceMinor, people])).toEqual([
    [1110n, 3],
    [100_000n, 1],
    [111_111n, 6],
    [5n, 1],
  ]);
});
