import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../test/factories/turnover.ts';
import { testDatabase } from '../../../test/harness.ts';
import { foldFacts } from '../turnover/index.ts';
import { readDayBases } from './day-bases.ts';

const test = testDatabase();

describe('readDayBases', () => {
  it('leaves out what the weights of games leave out (sports-and-games.md D16)', async () => {
    const player = turnoverPlayer(test, 'daybase1');
    // 10.00 of a slot in full, 10.00 of blackjack at a tenth.
    await player.book(player.fact('b1'), player.fact('b2', { noLoyaltyMinor: 900n }));
    await test.inUnit((ctx) => foldFacts(ctx));
    const query = { day: '2026-03-02', memberIds: [player.memberId] };
    const bases = await test.inUnit((ctx) => readDayBases(ctx, query));
    expect(bases.map(({ type, baseMinor }) => [type, baseMinor])).toEqual([['slots', 1_100n]]);
  });
});
