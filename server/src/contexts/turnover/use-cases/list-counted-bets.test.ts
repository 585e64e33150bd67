import { expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { listCountedBets } from './list-counted-bets.ts';
import { openRequirement } from './open-requirement.ts';

const test = testDatabase();
const key = { source: 'deposit', reference: 'dep_counted' } as const;

it('gives each bet that counted once, the newest first, page by page, to its member alone', async () => {
  const ann = turnoverPlayer(test, 'counted');
  const { memberId } = ann;
  await test.inUnit((ctx) =>
    openRequirement(ctx, { ...key, memberId, amountMinor: 90_000n, multiple: 1 }),
  );
  const names = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'];
  // Bets that were booked in one moment are told apart by their ids.
  await ann.book(ann.fact('b1'), ann.fact('b2'), ann.fact('b3'));
  for (const name of names.slice(3)) {
    test.clock.advance({ seconds: 1 });
    await ann.book(ann.fact(name));
  }
  const page = (cursor: `bet_${string}` | undefined, owner = memberId) =>
    test.inUnit((ctx) => listCountedBets(ctx, { ...key, memberId: owner, cursor, limit: 2 }));
  const found: string[] = [];
  let next: `bet_${string}` | undefined;
  do {
    const { bets, nextCursor } = (await page(next)) ?? { bets: [], nextCursor: undefined };
    found.push(...bets.map(({ betId }) => betId));
    next = nextCursor;
  } while (next !== undefined);
  expect(found).toEqual(names.toReversed().map((name) => `bet_counted-${name}`));
  expect(await page('bet_of_somebody')).toEqual({ bets: [], nextCursor: undefined });
  expect(await page(undefined, 'mbr_stranger')).toBeUndefined();
});
