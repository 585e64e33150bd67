import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { foldFacts, openRequirement, readRequirements, readSpan } from '../turnover/index.ts';
import { protectionGate } from './protection.ts';

const test = testDatabase();

// Figures by agents-loyalty-money.md A3 and A4, counted by hand; after each test the harness
// compares all of them with the ledger.

async function figuresOf(ann: ReturnType<typeof player>) {
  return test.inUnit(async (ctx) => {
    await foldFacts(ctx);
    const span = { from: '2026-03-01', to: '2026-03-04', memberIds: [ann.memberId] };
    const rows = await readSpan(ctx, span);
    return rows.map(
      (row) =>
        `${row.category} ${row.betCount} ${row.stakeMinor} ${row.validMinor} ${row.payoutMinor} ${row.jackpotMinor}`,
    );
  });
}

describe('facts of bets', () => {
  it('count a bet when it is settled, and no more when it is taken back', async () => {
    const ann = player(test, 'bf1');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    expect(await figuresOf(ann)).toEqual([]);
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 2_000n }));
    expect(await figuresOf(ann)).toEqual(['LIVE 1 1000 1000 2000 0']);
    const undo = { refTxId: 'b1', reason: 'by the vendor', policy: loosePolicy };
    await ann.send(ann.command('VOID', 'v1', undo));
    expect(await figuresOf(ann)).toEqual(['LIVE 0 0 0 0 0']);
  });

  it('book the difference of a new result', async () => {
    const ann = player(test, 'bf2');
    await ann.fund();
    const game = { category: 'SPORTS', gameCode: 'league' };
    await ann.send(ann.bet('b1', { game, terms: { odds: '2.00' } }));
    const settled = { refTxId: 'b1', amountMinor: 2_000n, result: 'WIN' };
    await ann.send(ann.command('SETTLE', 's1', settled));
    const changed = { refTxId: 'b1', amountMinor: 500n, result: 'HALF_LOSE', reason: 'late goal' };
    await ann.send(ann.command('RESETTLE', 'n1', changed));
    expect(await figuresOf(ann)).toEqual(['SPORTS 1 1000 500 500 0']);
  });

  it('keep prizes without a bet, and a jackpot of the vendor apart', async () => {
    const ann = player(test, 'bf3');
    await ann.fund();
    const game = { category: 'RNG', gameCode: 'gems' };
    const promo = { progressiveMinor: '900', fixedMinor: '100' };
    await ann.send(ann.command('PROMO_WIN', 'p1', { amountMinor: 1_000n, game, promo }));
    expect(await figuresOf(ann)).toEqual(['RNG 0 0 0 100 900']);
  });

  it('count a part of games that the site weighs, as it did when they were placed', async () => {
    const ann = player(test, 'bf5');
    await ann.fund();
    const game = { category: 'RNG', gameCode: 'cards' };
    ann.weigh({ 'vendor:test:cards': 10 });
    await ann.send(ann.bet('b1', { game }));
    ann.weigh({ 'vendor:test:cards': 50 });
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 0n }));
    const uncounted = () =>
      test.inUnit(async (ctx) => {
        await foldFacts(ctx);
        const span = { from: '2026-03-01', to: '2026-03-04', memberIds: [ann.memberId] };
        return (await readSpan(ctx, span)).map((row) => [row.validMinor, row.noLoyaltyMinor]);
      });
    // 10 % of 10.00 (sports-and-games.md D16): 1.00 counts, 9.00 does not.
    expect(await uncounted()).toEqual([[1_000n, 900n]]);
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'b1', policy: loosePolicy }));
    expect(await uncounted()).toEqual([[0n, 0n]]);
  });

  it('work off by the smaller weight, of the category or of the game', async () => {
    const ann = player(test, 'bf6', protectionGate);
    await ann.fund();
    const required = {
      amountMinor: 1_000n,
      multiple: 2,
      source: 'bonus',
      reference: 'bf6',
    } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...required, memberId: ann.memberId }));
    ann.weigh({ 'vendor:test:cards': 10 });
    await ann.send(ann.bet('b1', { game: { category: 'RNG', gameCode: 'cards' } }));
    await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 0n }));
    const open = { memberId: ann.memberId, openOnly: true };
    const [row] = await test.inUnit((ctx) => readRequirements(ctx, open));
    // A tenth of 10.00 is off 20.00.
    expect(row?.leftMinor).toBe(1_900n);
  });

  it('work off what the money of the member carries, whose largest stake holds', async () => {
    const ann = player(test, 'bf4', protectionGate);
    await ann.fund();
    await test.inUnit((ctx) =>
      openRequirement(ctx, {
        memberId: ann.memberId,
        source: 'bonus',
        reference: 'bf4',
        amountMinor: 1_000n,
        multiple: 2,
        maxStakeMinor: 1_000n,
      }),
    );
    const game = { category: 'RNG', gameCode: 'gems' };
    const tooLarge = await ann.send(ann.bet('b1', { game, amountMinor: 1_001n }));
    expect(brief(tooLarge)).toBe('stake_above_promo_limit');
    await ann.send(ann.bet('b2', { game }));
    await ann.send(ann.command('WIN', 'w2', { refTxId: 'b2', amountMinor: 0n }));
    const left = async () =>
      (
        await test.inUnit((ctx) =>
          readRequirements(ctx, { memberId: ann.memberId, openOnly: true }),
        )
      ).map(({ leftMinor }) => leftMinor);
    expect(await left()).toEqual([1_000n]);
    await ann.send(ann.command('ROLLBACK', 'x2', { refTxId: 'b2', policy: loosePolicy }));
    expect(await left()).toEqual([2_000n]);
  });
});

describe('a bet that is corrected again and again', () => {
  const placed = async (name: string) => {
    const ann = player(test, name);
    await ann.fund();
    const game = { category: 'SPORTS', gameCode: 'league' };
    await ann.send(ann.bet('b1', { game, terms: { odds: '2.00' } }));
    await ann.send(ann.command('SETTLE', 's1', { ...bet, amountMinor: 0n, result: 'LOSE' }));
    return ann;
  };
  const bet = { refTxId: 'b1', reason: 'by the vendor', policy: loosePolicy };
  const days = (count: number) => test.clock.advance({ hours: 24 * count });
  const correctedDays = async ({ memberId }: ReturnType<typeof player>) => {
    const text = `select (fell_day - source_day)::int as days, stake_minor::int as stake,
        payout_minor::int as payout
      from turnover_corrections where member_id = $1 order by number`;
    const { rows } = await test.database().pool.query<object>(text, [memberId]);
    return rows;
  };

  it('is each time one of the moment at which it was settled first', async () => {
    const ann = await placed('bc1');
    days(2);
    await ann.send(ann.command('RESETTLE', 'n1', { ...bet, amountMinor: 500n, result: 'WIN' }));
    days(2);
    await ann.send(ann.command('VOID', 'v1', bet));
    expect(await correctedDays(ann)).toEqual([
      { days: 2, stake: 0, payout: 500 },
      { days: 4, stake: -1_000, payout: -500 },
    ]);
  });

  it('is one of its next result, once it was open again', async () => {
    const ann = await placed('bc2');
    days(2);
    await ann.send(ann.command('RESETTLE', 'n1', { ...bet, amountMinor: 500n, result: 'WIN' }));
    days(1);
    await ann.send(ann.command('UNSETTLE', 'u1', bet));
    days(1);
    await ann.send(ann.command('SETTLE', 's2', { ...bet, amountMinor: 700n, result: 'WIN' }));
    days(1);
    await ann.send(ann.command('VOID', 'v1', bet));
    expect(await correctedDays(ann)).toEqual([
      { days: 2, stake: 0, payout: 500 },
      { days: 3, stake: -1_000, payout: -500 },
      { days: 1, stake: -1_000, payout: -700 },
    ]);
  });
});

describe('the split of a stake', () => {
  const game = { category: 'RNG', gameCode: 'gems' } as const;
  const splitOf = async (ann: ReturnType<typeof player>, txId: string) => {
    const text = `select terms->'split' as split from bets where member_id = $1 and tx_id like '%-' || $2`;
    const { rows } = await test
      .database()
      .pool.query<{ split: unknown }>(text, [ann.memberId, txId]);
    return rows[0]?.split;
  };

  it('is what the bonus lost by it: own money first, and what is won goes back to it', async () => {
    const ann = player(test, 'bs1', protectionGate);
    await ann.fund();
    const bonus = { amountMinor: 4_000n, cashBeforeMinor: 6_000n, policy: 'PRO_RATA' } as const;
    const terms = { source: 'bonus', reference: 'bs1', amountMinor: 4_000n, multiple: 5 } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...terms, memberId: ann.memberId, bonus }));
    await ann.send(ann.bet('b1', { game, amountMinor: 5_000n }));
    // 10.00 of own money is left in the play, so 20.00 of the next stake are bonus money.
    await ann.send(ann.bet('b2', { game, amountMinor: 3_000n }));
    await ann.send(ann.command('ROLLBACK', 'x2', { refTxId: 'b2', policy: loosePolicy }));
    await ann.send(ann.bet('b3', { game, amountMinor: 1_000n }));
    const said = { bonusMinor: 100n, lockedMinor: 0n };
    await ann.send(ann.bet('b4', { game, amountMinor: 1_000n, split: said }));
    expect([await splitOf(ann, 'b1'), await splitOf(ann, 'b2')]).toEqual([
      null,
      { bonus: '2000', locked: '0' },
    ]);
    expect([await splitOf(ann, 'b3'), await splitOf(ann, 'b4')]).toEqual([
      null,
      { bonus: '100', locked: '0' },
    ]);
    const [row] = await test.inUnit((ctx) =>
      readRequirements(ctx, { memberId: ann.memberId, openOnly: true }),
    );
    expect(row?.leftMinor).toBe(20_000n);
  });

  it('names own money that is still to be played, and refuses parts that do not fit', async () => {
    const ann = player(test, 'bs2', protectionGate);
    await ann.fund();
    const terms = {
      source: 'deposit',
      reference: 'bs2',
      amountMinor: 4_000n,
      multiple: 1,
    } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...terms, memberId: ann.memberId }));
    await ann.send(ann.bet('b1', { game }));
    expect(await splitOf(ann, 'b1')).toEqual({ bonus: '0', locked: '1000' });
    const split = { bonusMinor: 600n, lockedMinor: 600n };
    expect(brief(await ann.send(ann.bet('b2', { game, split })))).toBe('amount_not_allowed');
  });
});
