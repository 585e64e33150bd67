import { describe, expect, it } from 'vitest';
import { player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { betSigns } from './bet-signs.ts';

const test = testDatabase();
const site = { currency: 'USD' } as const;
const at = (text: string) => Temporal.Instant.from(`${text}:00Z`);

function signsOf(memberId: `mbr_${string}`, from = '2026-03-01T00:00') {
  return test.inUnit((ctx) => betSigns(ctx, { memberId, since: at(from), winTimes: 100 }), {
    site,
  });
}

// agents-loyalty-money.md E5.
describe('the signs of bets', () => {
  it.each([
    ['exactly a hundred times its stake', 100_000n, false],
    ['a unit more', 100_001n, true],
    ['nothing', 0n, false],
  ] as const)('a bet that won %s', async (name, amountMinor, hasLargeWin) => {
    const ann = player(test, `signs${name.length}`);
    await ann.fund();
    test.clock.set(at('2026-03-02T10:00'));
    await ann.send(ann.bet('b1', { amountMinor: 1_000n }));
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor }));
    expect(await signsOf(ann.memberId)).toEqual({ hasLargeWin, hasOppositeBets: false });
    const later = await signsOf(ann.memberId, '2026-03-02T10:01');
    expect(later).toEqual({ hasLargeWin: false, hasOppositeBets: false });
  });

  it('knows a review of linked sides, of this member and since the moment, also a closed one', async () => {
    const review = (id: string, memberId: string, fields: readonly [string, string]) =>
      test.database().pool.query(
        `insert into bet_reviews (id, reason, provider, subject, member_id, opened_at, closed_at,
                                  closed_by, note)
         values ($1, $2, 'vendor:x', $1, $3, $4, $4, 'opr_test', 'looked at')`,
        [id, fields[0], memberId, fields[1]],
      );
    const [ann, ben, cem] = ['signsann', 'signsben', 'signscem'].map((name) => player(test, name));
    const [opposite, day] = ['linked_opposite_sides', '2026-03-02T10:00:00Z'];
    await review('rvw_signs1', ann?.memberId ?? '', [opposite, day]);
    await review('rvw_signs2', ben?.memberId ?? '', ['overdue', day]);
    await review('rvw_signs3', cem?.memberId ?? '', [opposite, '2026-02-28T10:00:00Z']);
    const found = await Promise.all(
      [ann, ben, cem].map((member) => signsOf(member?.memberId ?? 'mbr_none')),
    );
    expect(found.map(({ hasOppositeBets }) => hasOppositeBets)).toEqual([true, false, false]);
  });
});
