import { expect, it } from 'vitest';
import { createReadPace } from './read-pace.ts';

const turn = () => new Promise<void>((done) => setImmediate(done));

/** Names of those who have begun, as they begin. */
function readers(count: number) {
  const pace = createReadPace();
  const begun: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const wait = pace();
    if (wait === undefined) {
      begun.push(number);
    } else {
      void wait.then(() => begun.push(number));
    }
  }
  return begun;
}

it('R126 begins four reads of a flood at once, and four in each turn after it', async () => {
  const begun = readers(10);
  expect(begun).toEqual([1, 2, 3, 4]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('lets what else has come go first between them', async () => {
  const begun = readers(9);
  const seen: number[] = [];
  setImmediate(() => seen.push(begun.length));
  await turn();
  await turn();
  expect([seen, begun.length]).toEqual([[8], 9]);
});

it('keeps nobody waiting where there is no flood', async () => {
  const pace = createReadPace();
  for (let round = 0; round < 3; round += 1) {
    expect([pace(), pace(), pace(), pace()]).toEqual(Array(4).fill(undefined));
    await turn();
    await turn();
  }
});
