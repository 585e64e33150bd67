import { assert } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/factories/bets.ts';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney, foldFacts } from '../../turnover/index.ts';
import { raiseCases } from './raise-cases.ts';

// R16: each sign of its sentence, at the thresholds of the strictest place.
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const site = { id: 'merilune', jurisdiction: 'GB', timeZone: 'Asia/Bangkok' };

/** Two looks at once, as two nodes whose hour came. */
async function look(): Promise<number> {
  await test.inUnit((ctx) => foldFacts(ctx), { site });
  const raise = () => test.inUnit((ctx) => raiseCases(ctx), { site });
  return (await Promise.all([raise(), raise()])).reduce((sum, raised) => sum + raised, 0);
}

async function casesOf(memberId: string): Promise<readonly string[]> {
  const { rows } = await test.database().pool.query<{ text: string }>(
    `select concat_ws(' ', sign, state, found, threshold) as text from care_cases
      where member_id = $1 order by id`,
    [memberId],
  );
  return rows.map(({ text }) => text);
}

async function newMember(): Promise<MemberId> {
  const { id } = await registerMember(server.browser());
  assert(isIdOf('mbr', id), 'a member has a member id');
  return id;
}

describe('raiseCases', () => {
  it('raises one case of losses, however often it looks', async () => {
    const memberId = await newMember();
    const gambler = turnoverPlayer(test, 'careloss', memberId);
    await gambler.book(gambler.fact('b1', { stakeMinor: 14_999n }));
    expect([await look(), await casesOf(memberId)]).toEqual([0, []]);
    await gambler.book(gambler.fact('b2', { stakeMinor: 1n }));
    expect([await look(), await look()]).toEqual([1, 0]);
    expect(await casesOf(memberId)).toEqual(['loss open 15000 15000']);
  });

  it('raises one case of play in three nights of a week', async () => {
    const memberId = await newMember();
    const owl = player(test, memberId);
    await owl.fund();
    const raised: number[] = [];
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']) {
      test.clock.set(Temporal.Instant.from(`${day}T02:00:00+07:00`));
      await owl.send(owl.bet(day, { roundId: day }));
      raised.push(await look());
    }
    expect(raised).toEqual([0, 0, 1, 0]);
    expect(await casesOf(memberId)).toEqual(['night_play open 3 3']);
  });

  it('raises one case of withdrawals that were taken back', async () => {
    const { id: memberId, browser, accountId: payoutAccountId } = await enterPayee(test, server);
    const cashier = await enterOperator(test, server, 'cashier');
    const raised: number[] = [];
    for (const key of ['care-back-00001', 'care-back-00002', 'care-back-00003']) {
      await prove(browser);
      const body = { payoutAccountId, amount: '2500.00' };
      const asked = await browser.call(endpoints.requestWithdrawal, { body, key });
      const ended = await cashier.call(endpoints.rejectWithdrawal, {
        params: { id: String(asked.value['id']) },
        body: { reason, code: 'asked_by_member' },
        key: `${key}-end`,
      });
      expect(ended.status).toBe(200);
      raised.push(await look());
    }
    expect(raised).toEqual([0, 1, 0]);
    expect(await casesOf(memberId)).toEqual(['taken_back open 2 2']);
  });

  it('raises a case of each sign that one member shows, and keeps them apart', async () => {
    const memberId = await newMember();
    const gambler = turnoverPlayer(test, 'careboth', memberId);
    await gambler.book(gambler.fact('b1', { stakeMinor: 15_000n }));
    const deposit = { memberId, kind: 'deposit', amountMinor: 15_000n } as const;
    await test.inUnit((ctx) => bookMoney(ctx, [deposit]));
    expect([await look(), await look()]).toEqual([2, 0]);
    expect((await casesOf(memberId)).toSorted()).toEqual([
      'loss open 15000 15000',
      'net_deposits open 15000 15000',
    ]);
  });
});
