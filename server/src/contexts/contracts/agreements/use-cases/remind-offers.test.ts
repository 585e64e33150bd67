import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import {
  act,
  buildOffer,
  propose,
  usualSettings,
} from '../../../../../test/factories/contracts.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { remindOffers } from './remind-offers.ts';

const test = testDatabase();
let payee: MemberId;

beforeEach(async () => {
  payee = await test.inUnit(async (ctx) => (await placeMember(ctx, { isAgent: true })).id);
});

const offered = (proposalDays = 7) =>
  test.inUnit((ctx) =>
    propose(ctx, buildOffer({ payerId: null, payeeId: payee }), { ...usualSettings, proposalDays }),
  );

/** To how many people it was said of a contract. */
async function told(contractId: string): Promise<readonly unknown[]> {
  const { rows } = await test.database().pool.query<{ memberIds: unknown }>(
    `select payload -> 'memberIds' as "memberIds" from outbox
      where name = 'contract.told' and payload ->> 'news' = 'CONTRACT_EXPIRING'
        and payload ->> 'contractId' = $1`,
    [contractId],
  );
  return rows.map(({ memberIds }) => memberIds);
}

describe('remindOffers', () => {
  it('tells the payee once, on the last day of an offer', async () => {
    const { id } = await offered();
    test.clock.advance({ hours: 6 * 24 - 1 });
    await test.inUnit(remindOffers);
    expect(await told(id)).toEqual([]);
    test.clock.advance({ hours: 2 });
    await Promise.all([test.inUnit(remindOffers), test.inUnit(remindOffers)]);
    await test.inUnit(remindOffers);
    expect(await told(id)).toEqual([[payee]]);
  });

  it('says nothing of what was answered, of what lapsed, and of an offer of one day', async () => {
    const answered = await offered();
    await test.inUnit((ctx) => act(ctx, answered, { by: payee, action: 'reject' }));
    const lapsed = await offered();
    test.clock.advance({ hours: 7 * 24 });
    await test.inUnit(remindOffers);
    expect([await told(answered.id), await told(lapsed.id)]).toEqual([[], []]);
    payee = await test.inUnit(async (ctx) => (await placeMember(ctx, { isAgent: true })).id);
    const short = await offered(1);
    for (const hours of [1, 22]) {
      test.clock.advance({ hours });
      await test.inUnit(remindOffers);
    }
    expect(await told(short.id)).toEqual([]);
  });
});
