import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/factories/bets.ts';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { openMines, openSteppedEnv } from '../../../../test/factories/stepped.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../../wallet/index.ts';
import { readFunds } from './read-funds.ts';

const test = testDatabase();

describe('readFunds', () => {
  it('is nothing for whoever never had any', async () => {
    const actor = actorOf({ memberId: 'mbr_nofunds1', isTrial: false });
    expect(await test.inUnit(readFunds, { actor })).toMatchObject({ cash: '0.00', total: '0.00' });
  });

  it('equals the ledger: what lies in the accounts of the member and in open stakes', async () => {
    const member = player(test, 'funds');
    const { memberId } = member;
    await member.fund();
    await member.send(member.bet('open'));
    const own = (name: string) => `member:${memberId}:${name}` as const;
    await test.inUnit((ctx) =>
      post(ctx, [
        {
          debt: 'withdrawal:wdr_funds001:hold',
          type: 'withdraw_hold',
          reference: 'wdr_funds001',
          from: own('cash'),
          to: own('hold'),
          amountMinor: 2500n,
          currency: 'USD',
        },
        {
          debt: `reserve:week:2026-W09:${memberId}`,
          type: 'bill_hold',
          reference: '2026-W09',
          from: own('cash'),
          to: own('hold'),
          amountMinor: 700n,
          currency: 'USD',
        },
        {
          debt: `reserve:week:2026-W09:${memberId}:back`,
          type: 'bill_release',
          reference: '2026-W09',
          from: own('hold'),
          to: own('cash'),
          amountMinor: 200n,
          currency: 'USD',
        },
      ]),
    );
    const actor = actorOf({ memberId, isTrial: false });
    expect(await test.inUnit(readFunds, { actor })).toEqual({
      currency: 'USD',
      cash: '60.00',
      onHold: '30.00',
      holds: { withdrawals: '25.00', bills: '5.00', envelopes: '0.00' },
      openStakes: '10.00',
      inTransit: '0.00',
      inVendorWallets: '0.00',
      vendorWallets: [],
      total: '100.00',
      fun: { balance: '0.00', currency: 'FUN' },
    });
    const { rows } = await test.database().pool.query<{ total: string }>(
      `select ((select sum(balance_minor) from accounts where path ^@ $1 and currency = 'USD')
         + (select sum(l.amount_minor) from lines l join accounts a on a.id = l.account_id
             where a.path = 'house:vendor:test:open'))::text as total`,
      [`member:${memberId}:`],
    );
    expect(rows).toEqual([{ total: '10000' }]);
  });

  it('counts what is staked in a round that waits for its next step', async () => {
    const env = await openSteppedEnv(test);
    const opener = await buildPlayer(test, { cashMinor: 1000n });
    await openMines(test, env, opener);
    expect(await test.inUnit(readFunds, { actor: actorOf(opener) })).toMatchObject({
      cash: '9.90',
      openStakes: '0.10',
      total: '10.00',
    });
  });

  it('counts what is left of a bet after a part was cashed out, and a bet that waits', async () => {
    const member = player(test, 'parts');
    await member.fund();
    await member.send(member.bet('one'));
    const part = { result: 'CASHOUT', hasLiveSession: true, leavesOpenMinor: 600n };
    const half = { refTxId: 'one', amountMinor: 300n, ...part };
    await member.send(member.command('SETTLE', 'two', half));
    await member.send(member.bet('wait', { amountMinor: 500n, roundId: 'next', isWaiting: true }));
    const actor = actorOf({ memberId: member.memberId, isTrial: false });
    expect(await test.inUnit(readFunds, { actor })).toMatchObject({
      cash: '88.00',
      openStakes: '11.00',
      total: '99.00',
    });
  });

  it('counts what lies in envelopes that nobody has opened', async () => {
    const member = player(test, 'sealed');
    await member.fund();
    await test.inUnit((ctx) =>
      post(ctx, [
        {
          debt: 'envelope:env_funds001:hold',
          type: 'envelope_hold',
          reference: 'env_funds001',
          from: `member:${member.memberId}:cash`,
          to: `member:${member.memberId}:envelopes`,
          amountMinor: 1_500n,
          currency: 'USD',
        },
      ]),
    );
    const actor = actorOf({ memberId: member.memberId, isTrial: false });
    expect(await test.inUnit(readFunds, { actor })).toMatchObject({
      cash: '85.00',
      onHold: '15.00',
      holds: { withdrawals: '0.00', bills: '0.00', envelopes: '15.00' },
      total: '100.00',
    });
  });

  it('counts a stake no longer once it has a result', async () => {
    const member = player(test, 'settled');
    await member.fund();
    await member.send(member.bet('one'));
    await member.send(member.command('WIN', 'two', { refTxId: 'one', amountMinor: 0n }));
    const actor = actorOf({ memberId: member.memberId, isTrial: false });
    expect(await test.inUnit(readFunds, { actor })).toMatchObject({
      openStakes: '0.00',
      total: '90.00',
    });
  });
});
