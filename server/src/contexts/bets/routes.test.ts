import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/factories/bets.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const days = { from: '2026-03-01', to: '2026-03-31' };
let names = 0;

/** A member with a browser, and with a vendor that takes bets of the member. */
async function bettor() {
  names += 1;
  const browser = server.browser();
  const { id } = await registerMember(browser);
  const ann = player(test, `rec${names}`);
  const owner = { memberId: id, currency: 'THB' };
  return {
    browser,
    bet: (txId: string, fields: object = {}) => {
      test.clock.advance({ seconds: 1 });
      return ann.send(ann.bet(txId, { ...owner, ...fields }));
    },
    send: (kind: string, txId: string, fields: object) =>
      ann.send(ann.command(kind, txId, { ...owner, ...fields })),
  };
}

interface Line {
  readonly betId: string;
  readonly state: string;
  readonly provider: string;
}

async function linesOf(browser: TestBrowser, query: Readonly<Record<string, string>> = {}) {
  const got = await browser.call(endpoints.listBets, { query: { ...days, ...query } });
  expect(got.status).toBe(200);
  return got.value['content'] as readonly Line[];
}

describe('the betting record of every product', () => {
  it('lists bets newest first, page by page, and by product, provider and state', async () => {
    const { browser, bet, send } = await bettor();
    await bet('b1');
    await send('WIN', 'w1', { refTxId: 'b1', amountMinor: 1_500n });
    await bet('b2', { game: { category: 'SPORTS', gameCode: 'league' }, provider: 'vendor:OTHER' });
    await bet('b3');
    const all = await linesOf(browser);
    expect(all.map(({ state }) => state)).toEqual(['open', 'open', 'settled']);
    const first = await browser.call(endpoints.listBets, { query: { ...days, limit: '2' } });
    const cursor = String(first.value['nextCursor']);
    expect(await linesOf(browser, { limit: '2', cursor })).toEqual(all.slice(2));
    expect(await linesOf(browser, { category: 'SPORTS' })).toEqual([all[1]]);
    expect(await linesOf(browser, { provider: 'vendor:OTHER' })).toEqual([all[1]]);
    expect(await linesOf(browser, { state: 'settled' })).toEqual([all[2]]);
    expect(await linesOf(browser, { mode: 'trial' })).toEqual([]);
  });

  it('sums what it lists, and files it', async () => {
    const { browser, bet, send } = await bettor();
    await bet('open');
    await bet('b1');
    await send('WIN', 'w1', { refTxId: 'b1', amountMinor: 1_500n });
    await bet('b2');
    await send('ROLLBACK', 'x2', { refTxId: 'b2' });
    const totals = await browser.call(endpoints.readBetTotals, { query: days });
    expect(totals.value).toEqual({
      currency: 'THB',
      bets: 3,
      stake: '30.00',
      open: '10.00',
      givenBack: '10.00',
      payout: '15.00',
      net: '5.00',
      valid: '10.00',
      providers: [{ provider: 'vendor:test', vendorName: 'test' }],
    });
    const file = await browser.call(endpoints.readBetsFile, { query: days });
    const [head, line] = String(file.value['csv']).replace('\uFEFF', '').split('\r\n');
    expect(head).toContain('Time (Asia/Bangkok),Bet,Game,Provider,Product,State,Currency');
    expect(line).toContain(',baccarat,test,Live casino,Taken back,THB,10.00,0.00,0.00');
  });

  it('files what each stake was made of', async () => {
    const { browser, bet, send } = await bettor();
    await bet('b1', { split: { bonusMinor: 300n, lockedMinor: 200n } });
    await send('WIN', 'w1', { refTxId: 'b1', amountMinor: 0n });
    const file = await browser.call(endpoints.readBetsFile, { query: days });
    const [head, line] = String(file.value['csv']).replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(
      /,Of it from the balance,Of it own money to be played,Of it bonus money,Of it free bet$/u,
    );
    expect(line).toMatch(/,10\.00,0\.00,-10\.00,5\.00,2\.00,3\.00,0\.00$/u);
  });

  it('gives a receipt with every version, to its member alone', async () => {
    const { browser, bet, send } = await bettor();
    await bet('b1', { terms: { selection: 'Banker', odds: '1.95' } });
    await send('WIN', 'w1', { refTxId: 'b1', amountMinor: 1_950n });
    const undo = { refTxId: 'b1', reason: 'wrong card', policy: { mayOverdraw: true } };
    await send('VOID', 'v1', undo);
    const betId = (await linesOf(browser))[0]?.betId ?? '';
    const got = await browser.call(endpoints.readBet, { params: { betId } });
    expect(got.value).toMatchObject({
      state: 'void',
      net: '0.00',
      balanceBefore: '10000.00',
      roundId: null,
      terms: { selection: 'Banker', odds: '1.95' },
      possible: '19.50',
      stakeParts: { cash: '10.00', locked: '0.00', bonus: '0.00', free: '0.00', inPlay: '0.00' },
    });
    const revisions = got.value['revisions'] as Readonly<Record<string, string>>[];
    expect(
      revisions.map((row) => `${row['kind']} ${row['payout']} ${row['actor']} ${row['reason']}`),
    ).toEqual(['BET 0.00 member ', 'WIN 19.50 vendor ', 'VOID -19.50 vendor wrong card']);
    const { browser: other } = await bettor();
    expect((await other.call(endpoints.readBet, { params: { betId } })).code).toBe('bet_not_found');
    const never = { params: { betId: 'bet_00000000000000000000000000000000' } };
    expect((await browser.call(endpoints.readBet, never)).code).toBe('bet_not_found');
  });

  it('says what a prize is of, and keeps ids of the longest and in any script', async () => {
    const { browser, send } = await bettor();
    const roundId = `vòng-ローテ-🎰-${'x'.repeat(100)}`;
    const prize = { amountMinor: 750n, game: { category: 'RNG', gameCode: 'reels' } };
    const promo = { campaignId: 'xuân', rewardId: 'thưởng-1', roundsLeft: 3 };
    await send('PROMO_WIN', 'p1', { ...prize, roundId, promo });
    test.clock.advance({ seconds: 1 });
    await send('PROMO_WIN', 'p2', {
      ...prize,
      promo: { progressiveMinor: '500', fixedMinor: '250' },
    });
    test.clock.advance({ seconds: 1 });
    await send('PROMO_WIN', 'p3', { ...prize, promo: { progressiveMinor: '0', fixedMinor: '0' } });
    const receipts = [];
    for (const { betId } of await linesOf(browser)) {
      receipts.push((await browser.call(endpoints.readBet, { params: { betId } })).value);
    }
    const jackpot = { progressive: '5.00', fixed: '2.50' };
    expect(receipts).toMatchObject([
      { prize: { jackpot: null } },
      { prize: { campaignId: '', rewardId: '', roundsLeft: null, jackpot } },
      { vendorRoundId: roundId, prize: { ...promo, jackpot: null }, stake: '0.00', payout: '7.50' },
    ]);
  });

  it('names a bet on a game of the house by it, and leads to its round', async () => {
    const { browser } = await bettor();
    const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
    const [game] = games.value['list'] as { nodeId: string; displayName: string }[];
    const body = { nodeId: game?.nodeId ?? '' };
    const { value } = await browser.call(endpoints.launchGame, { body });
    const stake = String(value['defaultStake']);
    await browser.call(endpoints.spinSlot, { body: { ...body, stake }, key: 'bets-of-the-house' });
    const [line] = await linesOf(browser, { provider: 'games' });
    expect(line).toMatchObject({ displayName: game?.displayName, state: 'settled', stake });
    const betId = line?.betId ?? '';
    const receipt = await browser.call(endpoints.readBet, { params: { betId } });
    const roundId = `rnd_${betId.slice('bet_'.length)}`;
    expect(receipt.value).toMatchObject({ roundId, revisions: [{ revision: 1, kind: 'BET' }] });
    const round = await browser.call(endpoints.readRound, { params: { roundId } });
    expect(round.status).toBe(200);
  });

  it('is closed to a trial account where it is of real money', async () => {
    const browser = server.browser();
    await browser.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    for (const endpoint of [endpoints.listBets, endpoints.readBetTotals, endpoints.readBetsFile]) {
      const got = await browser.call(endpoint, { query: { ...days, mode: 'real' } });
      expect(got.code).toBe('in_need_true_account');
    }
    expect(await linesOf(browser)).toEqual([]);
  });
});
