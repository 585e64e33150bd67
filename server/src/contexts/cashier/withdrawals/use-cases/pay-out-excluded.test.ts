import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import {
  bindAccount,
  enterAgain,
  enterPayee,
  prove,
} from '../../../../../test/factories/cashier.ts';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { takeBreak } from '../../../../../test/factories/limits.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { workOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { asOwner } from '../../../../../test/owner.ts';
import { deliverEvents } from '../../../../platform/outbox.ts';
import { holdMoney } from '../../../identity/index.ts';
import { openRequirement } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashierJobs } from '../../jobs.ts';
import type { CashierSettings } from '../../settings.ts';
import type { CashierPorts } from '../requirements.ts';
import { selectOrders, selectSteps } from '../store-withdrawals.ts';
import { findExcluded } from './find-excluded.ts';
import { payOutExcluded } from './pay-out-excluded.ts';

const test = testDatabase();
const server = runningServer(test);

interface Change {
  readonly limits?: Partial<CashierSettings['withdrawal']>;
  readonly ports?: Partial<CashierPorts>;
}

const site = () => {
  const { id } = server.built().contexts.site.viewer.peek().site;
  return { id, currency: 'THB' } as const;
};

async function excluded(kind: 'exclusion' | 'time_out' = 'exclusion') {
  const payee = await enterPayee(test, server);
  // A new account of a member waits for its first day.
  test.clock.advance({ hours: 30 });
  await test.inUnit((ctx) => takeBreak(ctx, { memberId: payee.id, kind }), { site: site() });
  return payee;
}

function pay(memberId: MemberId, { limits, ports }: Change = {}): Promise<void> {
  const { settings, ports: usual } = cashierRules(server, (now) => {
    return { ...now, withdrawal: { ...now.withdrawal, ...limits } };
  });
  const rules = { settings: settings(), ports: { ...usual, ...ports } };
  return test.inUnit((ctx) => payOutExcluded(ctx, memberId, rules), { site: site() });
}

const found = (limits: Partial<CashierSettings['withdrawal']> = {}) => {
  const { settings } = cashierRules(server, (now) => {
    return { ...now, withdrawal: { ...now.withdrawal, ...limits } };
  });
  return test.inUnit((ctx) => findExcluded(ctx, settings()), { site: site() });
};

const ordersOf = (memberId: MemberId) =>
  test.inUnit((ctx) => selectOrders(ctx.tx, { memberId, before: undefined, limit: 9 }));

const leftOf = async (memberId: MemberId) => {
  const cash = { account: `member:${memberId}:cash`, currency: 'THB' } as const;
  return (await test.inUnit((ctx) => balanceOf(ctx, cash))).availableMinor;
};

/** As the desk does where it does not pay. */
const close = (memberId: MemberId, state: 'REJECTED' | 'COMPLETED') =>
  asOwner(test, 'update withdrawals set state = $2, closed_at = state_at where member_id = $1', [
    memberId,
    state,
  ]);

describe('the balance of an excluded member', () => {
  it('is asked for by the site, which says so in the steps and in the inbox', async () => {
    const payee = await excluded();
    const { id, accountId } = payee;
    expect(await found()).toContain(id);
    await pay(id);
    expect(await found()).not.toContain(id);
    await pay(id);
    const [order, ...more] = await ordersOf(id);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ payoutAccountId: accountId, amountMinor: 1_000_000n });
    expect(await leftOf(id)).toBe(0n);
    const steps = await test.inUnit((ctx) => selectSteps(ctx.tx, order?.id ?? 'wdr_none'));
    expect(steps[0]).toMatchObject({ state: 'RISK', byKind: 'system', reason: 'excluded_payout' });
    await enterAgain(payee);
    await deliverEvents(workOf(test), server.built().contexts.events);
    const { value } = await payee.browser.call(endpoints.listMessages);
    const { content } = endpoints.listMessages.reply.parse(value);
    expect(content.find(({ type }) => type === 'withdraw_requested')).toMatchObject({
      reference: order?.id,
      params: { reason: { kind: 'word', word: 'excluded_payout' } },
    });
  });

  it('is sought by one job, and asked for by one of each member', async () => {
    const { id } = await excluded();
    const jobs = cashierJobs(cashierRules(server), () => false);
    const run = async (name: string, payload: Readonly<Record<string, unknown>>) => {
      const job = assertDefined(
        jobs.find((candidate) => candidate.name === name),
        name,
      );
      await test.inUnit((ctx) => job.run(ctx, payload), { site: site() });
    };
    await run('cashier_pay_out_excluded', {});
    const member = 'cashier_pay_out_member';
    const queued = await asOwner(test, 'select key from graphile_worker.jobs where key = $1', [
      `${member} ${id}`,
    ]);
    expect(queued).toHaveLength(1);
    await run(member, { memberId: id });
    expect(await ordersOf(id)).toMatchObject([{ amountMinor: 1_000_000n }]);
  });

  it('goes once where two look at it, and to the newest account that may be paid to', async () => {
    const { id, browser, username } = await enterPayee(test, server);
    test.clock.advance({ hours: 30 });
    await enterAgain({ browser, username });
    const second = await bindAccount(test, browser);
    test.clock.advance({ hours: 48 });
    await enterAgain({ browser, username });
    await bindAccount(test, browser);
    await asOwner(test, 'delete from money_holds where subject_id = $1', [id]);
    await test.inUnit((ctx) => takeBreak(ctx, { memberId: id, kind: 'exclusion' }));
    await Promise.all([pay(id), pay(id)]);
    expect(await ordersOf(id)).toMatchObject([{ payoutAccountId: second }]);
  });

  it('stays within one order, and the rest follows on the next day', async () => {
    const { id } = await excluded();
    const limits = { mostMinor: 700_000n };
    await pay(id, { limits });
    await close(id, 'COMPLETED');
    expect(await found(limits)).not.toContain(id);
    await pay(id, { limits });
    expect(await ordersOf(id)).toMatchObject([{ amountMinor: 700_000n }]);
    test.clock.advance({ hours: 24 });
    expect(await found(limits)).toContain(id);
    await pay(id, { limits });
    expect(await ordersOf(id)).toMatchObject([
      { amountMinor: 300_000n },
      { amountMinor: 700_000n },
    ]);
    expect(await leftOf(id)).toBe(0n);
  });

  it('is not asked for again on the day on which the desk rejected it', async () => {
    const { id } = await excluded();
    await pay(id, { limits: { dailyMinor: 20_000n } });
    await close(id, 'REJECTED');
    await pay(id);
    expect(await ordersOf(id)).toMatchObject([{ amountMinor: 20_000n }]);
  });

  it('is asked for on a day on which its member asked before', async () => {
    const payee = await enterPayee(test, server);
    test.clock.advance({ hours: 30 });
    await enterAgain(payee);
    await prove(payee.browser);
    const body = { payoutAccountId: payee.accountId, amount: '1500.00' };
    const asked = await payee.browser.call(endpoints.requestWithdrawal, {
      body,
      key: 'asked-of-their-own',
    });
    expect(asked.status).toBe(200);
    await close(payee.id, 'REJECTED');
    const pause = { memberId: payee.id, kind: 'exclusion' } as const;
    await test.inUnit((ctx) => takeBreak(ctx, pause), { site: site() });
    await pay(payee.id);
    expect(await ordersOf(payee.id)).toHaveLength(2);
  });

  it('keeps what is owed, and waits while money is at play or held, or play is left', async () => {
    const { id } = await excluded();
    await pay(id, { ports: { isAtPlay: () => Promise.resolve(true) } });
    await pay(id, { limits: { dailyCount: 0 } });
    await pay(id, { ports: { owedOf: () => Promise.resolve(1_000_000n) } });
    const play = { amountMinor: 100n, multiple: 1, source: 'bonus', reference: 'left' } as const;
    const bonus = await excluded();
    await test.inUnit((ctx) => openRequirement(ctx, { memberId: bonus.id, ...play }));
    await pay(bonus.id);
    const changed = await excluded();
    await test.inUnit((ctx) => holdMoney(ctx, changed.id, 'password_reset'));
    await pay(changed.id);
    for (const each of [id, bonus.id, changed.id]) {
      expect(await ordersOf(each)).toEqual([]);
    }
    await pay(id, { ports: { owedOf: () => Promise.resolve(1n) } });
    expect(await ordersOf(id)).toMatchObject([{ amountMinor: 999_999n }]);
  });

  it('stays where an operator stopped it, and on a break that is none', async () => {
    const stopped = await excluded();
    await asOwner(
      test,
      `insert into standing_flags (member_id, flag, reason, set_at)
       values ($1, 'NO_WITHDRAW', 'test', $2)`,
      [stopped.id, String(test.clock.now())],
    );
    const resting = await excluded('time_out');
    await pay(stopped.id);
    await pay(resting.id);
    expect(await found()).not.toContain(resting.id);
    expect([await ordersOf(stopped.id), await ordersOf(resting.id)]).toEqual([[], []]);
  });
});
