import { describe, expect, it } from 'vitest';
import { buildTransfer } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from './post.ts';
import { lastEntryOf, readSpans } from './read-spans.ts';

const test = testDatabase();
const house = 'house:test';

/** Bets that are named by the moment of their stake. */
function walletOf(name: string) {
  const account = `member:mbr_${name}:cash`;
  const move = async (
    way: { readonly type: 'adjustment' | 'stake' | 'stake_return' | 'win'; readonly isIn: boolean },
    amountMinor: bigint,
    reference = 'paper',
  ) => {
    const [from, to] = way.isIn ? [house, account] : [account, house];
    const transfer = buildTransfer({ type: way.type, from, to, amountMinor, reference });
    await test.inUnit((ctx) => post(ctx, [transfer]));
    test.clock.advance({ seconds: 1 });
  };
  return {
    account: { account, currency: 'USD' } as const,
    fund: (minor: bigint) => move({ type: 'adjustment', isIn: true }, minor),
    bet: async (minor: bigint) => {
      const digits = test.clock.now().epochMilliseconds.toString(16).padStart(12, '0');
      const bet = `bet_${digits}${'0'.repeat(20)}`;
      await move({ type: 'stake', isIn: false }, minor, bet);
      return bet;
    },
    win: (bet: string, minor: bigint) => move({ type: 'win', isIn: true }, minor, bet),
  };
}

describe('readSpans', () => {
  it('tells own money line by line, and play where its bet was placed', async () => {
    const wallet = walletOf('spans1');
    await wallet.fund(1000n);
    const older = await wallet.bet(100n);
    const from = test.clock.now();
    const first = await test.inUnit((ctx) => lastEntryOf(ctx, wallet.account));
    const bet = await wallet.bet(200n);
    await wallet.fund(50n);
    const second = await test.inUnit((ctx) => lastEntryOf(ctx, wallet.account));
    const open = await wallet.bet(10n);
    await wallet.win(bet, 500n);
    await wallet.win(older, 300n);
    const query = {
      accounts: [wallet.account],
      from,
      cuts: [
        { entryId: first, tag: 'first' },
        { entryId: second, tag: 'second' },
      ],
      claims: [first],
      tagged: [],
      beside: [{ reference: open, amountMinor: 10n }],
    };
    const rows = await test.inUnit((ctx) => readSpans(ctx, query));
    expect(rows.map(({ cut, ownMinor, netMinor }) => [cut, ownMinor, netMinor])).toEqual([
      ['first', 0n, 300n],
      ['second', 0n, 0n],
      [null, 50n, 0n],
      [null, 300n, 0n],
    ]);
    // Behind another claim what comes of a bet of before is told too.
    const claims = [first, second];
    const told = await test.inUnit((ctx) => readSpans(ctx, { ...query, claims }));
    expect(told.map(({ ownMinor, netMinor }) => [ownMinor, netMinor])).toContainEqual([500n, 0n]);
  });
});
