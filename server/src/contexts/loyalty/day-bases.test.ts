import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../test/factories/turnover.ts';
import { testDatabase } from '../../../test/harness.ts';
import { bookMoney, foldFacts } from '../turnover/index.ts';
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

  it('counts deposits and no other money, and takes back what was (D1)', async () => {
    const { memberId } = turnoverPlayer(test, 'daybase2');
    const kinds = ['withdrawal', 'bonus', 'rebate', 'salary', 'dividend', 'fee'] as const;
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId, kind: 'deposit', amountMinor: 9_000n },
        { memberId, kind: 'deposit', amountMinor: -4_000n },
        ...kinds.map((kind) => ({ memberId, kind, amountMinor: 700n })),
      ]),
    );
    await test.inUnit((ctx) => foldFacts(ctx));
    const query = { day: '2026-03-02', memberIds: [memberId] };
    const bases = await test.inUnit((ctx) => readDayBases(ctx, query));
    expect(bases.map(({ type, baseMinor }) => [type, baseMinor])).toEqual([['deposit', 5_000n]]);
  });
});
