import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../../test/factories/cashier.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import { type CashierSettings, settingsOf } from '../../settings.ts';
import { type CashierPorts, withoutConditions } from '../requirements.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const test = testDatabase();
const server = runningServer(test);

async function payee() {
  const { id, accountId, browser } = await enterPayee(test, server);
  const actor: MemberActor = {
    kind: 'member',
    id,
    sessionId: 'ses_test',
    isTrial: false,
    isAgent: false,
    isRestricted: false,
    ip: '203.0.113.5',
  };
  const site = { id: server.built().contexts.site.viewer.peek().site.id, currency: 'THB' } as const;
  const usual = settingsOf(server.built().contexts.site.viewer.peek().configuration);
  const ask = (
    amount: string,
    rules: {
      readonly limits?: Partial<CashierSettings['withdrawal']>;
      readonly ports?: Partial<CashierPorts>;
    },
  ) => {
    const settings = { ...usual, withdrawal: { ...usual.withdrawal, ...rules.limits } };
    const ports = { ...withoutConditions, ...rules.ports };
    const command = { payoutAccountId: accountId, amount };
    return test.inUnit<unknown, MemberActor>(
      (ctx) => requestWithdrawal(ctx, command, { settings, ports }),
      { actor, site },
    );
  };
  return { ask, browser, id };
}

it('refuses more than is left of the day, and what play is still left', async () => {
  const { ask, browser } = await payee();
  await expect(ask('500.00', { limits: { dailyMinor: 49_999n } })).rejects.toMatchObject({
    code: 'withdrawal_limit',
    data: { leftToday: '499.99', leftCount: 3 },
  });
  const openedAt = Temporal.Instant.from('2026-03-01T10:00:00Z');
  const came = { amountMinor: 50_000n, multiple: 1, openedAt };
  const play = { ...came, requiredMinor: 50_000n, doneMinor: 32_000n, lastBets: [] };
  const open = { reference: 'dep_1', kind: 'deposit', ...play } as const;
  const requirementsOf = () => Promise.resolve([open]);
  await expect(ask('500.00', { ports: { requirementsOf } })).rejects.toMatchObject({
    code: 'turnover_left',
    data: { left: '180.00' },
  });
  expect((await browser.call(endpoints.readBalance)).value['balance']).toBe('10000.00');
});

it('refuses whom an operator stopped, and nobody on a break', async () => {
  const { ask, id } = await payee();
  const flag = (name: string) =>
    test
      .database()
      .pool.query(
        'insert into standing_flags (member_id, flag, reason, set_at) values ($1, $2, $3, $4)',
        [id, name, 'test', String(test.clock.now())],
      );
  await flag('RG_EXCLUDED');
  await expect(ask('500.00', {})).resolves.toMatchObject({ state: 'APPROVED' });
  await flag('NO_WITHDRAW');
  await expect(ask('500.00', {})).rejects.toMatchObject({ code: 'withdrawals_stopped' });
});

it('has a person look where three accounts of a day came in with one browser (F)', async () => {
  const { ask, id } = await payee();
  await test.database().pool.query(
    `insert into known_devices (subject_id, device, last_sign_in_at)
     select 'mbr_beside' || n, device, last_sign_in_at from known_devices, generate_series(1, 2) n
      where subject_id = $1`,
    [id],
  );
  await expect(ask('500.00', {})).resolves.toMatchObject({
    state: 'REVIEW',
    riskReasons: expect.arrayContaining(['shared_device']) as unknown,
  });
});

describe('signs of risk, with what its member reads (E5)', () => {
  const run = (statement: string, values: readonly unknown[]) =>
    test.database().pool.query(statement, [...values]);
  const review = (risk: number, riskReasons: readonly string[], reason: string) => {
    return { state: 'REVIEW', risk, riskReasons, reason };
  };

  it.each([
    ['device', { state: 'APPROVED', riskReasons: ['first_withdrawal'] }],
    ['phone', review(45, ['first_withdrawal', 'linked_account'], 'review_first')],
  ] as const)('of an account that shares its %s with another', async (kind, expected) => {
    const { ask, id } = await payee();
    const other = await payee();
    for (const memberId of [id, other.id]) {
      await run(
        `insert into person_marks (member_id, kind, mark_hash, noted_at) values ($1, $2, $3, $4)`,
        [memberId, kind, `mark of ${id}`, String(test.clock.now())],
      );
    }
    expect(await ask('500.00', {})).toMatchObject(expected);
  });

  it('looks at linked opposite sides, and at a bonus that won much', async () => {
    const { ask, id } = await payee();
    await run(
      `insert into bet_reviews (id, reason, provider, subject, member_id, opened_at)
       values ($1, 'linked_opposite_sides', 'vendor:x', $1, $2, $3)`,
      [`rvw_${id}`, id, String(test.clock.now())],
    );
    await run(
      `insert into wagering_requirements (id, member_id, source, reference, amount_minor, multiple,
                                          required_minor, left_minor, terms, opened_at, state,
                                          closed_at, net_minor)
       values ($1, $2, 'bonus', $1, 100, 1, 100, 0, '{}', $3, 'DONE', $3, 2001)`,
      [`wrq_${id}`, id, String(test.clock.now())],
    );
    const signs = ['first_withdrawal', 'opposite_bets', 'bonus_profit'];
    expect(await ask('500.00', {})).toMatchObject(review(65, signs, 'review_first'));
  });
});

it('leaves what the member owes others where it is (C6)', async () => {
  const { ask } = await payee();
  const ports = { owedOf: () => Promise.resolve(960_000n) };
  await expect(ask('500.00', { ports })).rejects.toMatchObject({ code: 'insufficient_balance' });
  await expect(ask('400.00', { ports })).resolves.toMatchObject({ amountMinor: 40_000n });
});

it('takes the fee from the amount', async () => {
  const { ask } = await payee();
  const fee = { fixedMinor: 500n, partsPerMillion: 0, leastMinor: 0n, mostMinor: undefined };
  expect(await ask('500.00', { limits: { fee, freeCount: 0 } })).toMatchObject({
    amountMinor: 50_000n,
    feeMinor: 500n,
  });
});

describe('what a rank may take out in a day (D3, E5)', () => {
  const fee = { fixedMinor: 500n, partsPerMillion: 0, leastMinor: 0n, mostMinor: undefined };
  const high = { fromRank: 5, dailyCount: 9, dailyMinor: 70_000n, freeCount: 2 };
  const low = { fromRank: 2, dailyCount: 1, dailyMinor: 60_000n, freeCount: 1 };
  const usual = { dailyCount: 1, dailyMinor: 50_000n, freeCount: 0, fee, byRank: [high, low] };

  it.each([
    [0, '500.00', 500n],
    [1, '500.00', 500n],
    [2, '600.00', 0n],
    [4, '600.00', 0n],
    [5, '700.00', 0n],
  ] as const)('is at rank %i up to %s with a fee of %s', async (rank, amount, feeMinor) => {
    const { ask } = await payee();
    const ports = { rankOf: () => Promise.resolve(rank) };
    const more = amount.replace('.00', '.01');
    const refused = ask(more, { limits: usual, ports });
    await expect(refused).rejects.toMatchObject({ code: 'withdrawal_limit' });
    await expect(ask(amount, { limits: usual, ports })).resolves.toMatchObject({ feeMinor });
  });

  it('has a fee again once the free ones of the day are used up', async () => {
    const { ask, id } = await payee();
    const limits = { fee, freeCount: 1 };
    expect(await ask('200.00', { limits })).toMatchObject({ feeMinor: 0n });
    await test
      .database()
      .pool.query(
        `update withdrawals set state = 'COMPLETED', closed_at = $2 where member_id = $1`,
        [id, String(test.clock.now())],
      );
    expect(await ask('200.00', { limits })).toMatchObject({ feeMinor: 500n });
  });
});
