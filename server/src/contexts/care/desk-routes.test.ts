import type { MemberId } from '@portal/protocol';
import { assert } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOwner, reason } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { lookAtPlayers, setFlag } from '../limits/index.ts';
import { bookMoney, foldFacts } from '../turnover/index.ts';
import { raiseCases } from './use-cases/raise-cases.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function newMember(): Promise<MemberId> {
  const { id } = await registerMember(server.browser());
  assert(isIdOf('mbr', id), 'a member has a member id');
  return id;
}

/** Books money and looks, where the strictest thresholds hold. */
async function payIn(memberId: MemberId, amountMinor: bigint): Promise<number> {
  await test.inUnit((ctx) => bookMoney(ctx, [{ memberId, kind: 'deposit', amountMinor }]));
  return look();
}

async function look(): Promise<number> {
  await test.inUnit((ctx) => foldFacts(ctx));
  return test.inUnit((ctx) => raiseCases(ctx), {
    site: { id: 'merilune', jurisdiction: 'GB' },
  });
}

describe('cases of care', () => {
  it('are raised once at 150.00 of net deposits in 30 days, and not below (R16)', async () => {
    const memberId = await newMember();
    expect(await payIn(memberId, 14_999n)).toBe(0);
    expect(await payIn(memberId, 1n)).toBe(1);
    expect(await payIn(memberId, 5_000n)).toBe(0);
    const operator = await enterOwner(server);
    const { value } = await operator.call(endpoints.listCareCases, { query: {} });
    const { content } = endpoints.listCareCases.reply.parse(value);
    expect(content.filter((row) => row.memberId === memberId)).toMatchObject([
      { sign: 'net_deposits', foundAmount: '150.00', thresholdAmount: '150.00', state: 'open' },
    ]);
  });

  it('are closed once, with an outcome and a reason, and stay quiet for 30 days', async () => {
    const memberId = await newMember();
    await payIn(memberId, 20_000n);
    const operator = await enterOwner(server);
    const query = { sign: 'net_deposits' };
    const { value } = await operator.call(endpoints.listCareCases, { query });
    const { content } = endpoints.listCareCases.reply.parse(value);
    const id = content.find((row) => row.memberId === memberId)?.id ?? '';
    const body = { outcome: 'spoken', reason };
    const unknown = { id: 'car_00000000000000000000000000000000' };
    const nobody = await operator.call(endpoints.closeCareCase, { params: unknown, body });
    expect(nobody.code).toBe('not_found');
    const closed = await operator.call(endpoints.closeCareCase, { params: { id }, body });
    expect(closed.value).toMatchObject({ state: 'closed', outcome: 'spoken', abilities: [] });
    const again = await operator.call(endpoints.closeCareCase, { params: { id }, body });
    expect(again.code).toBe('care_case_closed');
    const read = await operator.call(endpoints.readCareCase, { params: { id } });
    expect(read.value).toMatchObject({ closedBy: 'operator', reason });
    expect(await payIn(memberId, 1_000n)).toBe(0);
  });

  it('hold offers back until the last one is closed, but not a stop of an operator (R16)', async () => {
    const memberId = await newMember();
    const other = await newMember();
    await test.inUnit((ctx) => bookMoney(ctx, [deposit(memberId), deposit(other)]));
    expect(await look()).toBe(2);
    expect([await flagsOf(memberId), await flagsOf(other)]).toEqual([['NO_BONUS'], ['NO_BONUS']]);
    await test.inUnit((ctx) => setFlag(ctx, { memberId: other, flag: 'NO_BONUS', reason }));
    for (const id of [memberId, other]) {
      await closeOf(id);
    }
    expect([await flagsOf(memberId), await flagsOf(other)]).toEqual([[], ['NO_BONUS']]);
  });
});

function deposit(memberId: MemberId) {
  return { memberId, kind: 'deposit', amountMinor: 20_000n } as const;
}

async function flagsOf(memberId: MemberId): Promise<readonly string[]> {
  const players = await test.inUnit((ctx) => lookAtPlayers(ctx, [memberId]));
  return (players.get(memberId)?.flags ?? []).map(({ flag }) => flag);
}

async function closeOf(memberId: MemberId): Promise<void> {
  const operator = await enterOwner(server);
  const { value } = await operator.call(endpoints.listCareCases, { query: {} });
  const { content } = endpoints.listCareCases.reply.parse(value);
  const id = content.find((row) => row.memberId === memberId)?.id ?? '';
  const closing = { params: { id }, body: { outcome: 'spoken', reason } };
  expect((await operator.call(endpoints.closeCareCase, closing)).code).toBeUndefined();
}
