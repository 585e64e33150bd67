import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import {
  buildOffer,
  propose,
  sign,
  usualSettings,
} from '../../../../../test/factories/contracts.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { liftFlag, setFlag } from '../../../limits/index.ts';
import type { Offer } from '../check-offer.ts';
import type { WireTier } from '../tiers.ts';

const test = testDatabase();
let top: MemberId;
let below: MemberId;

const tier = (overrides: Partial<WireTier> = {}): WireTier => ({
  minBet: '100.00',
  minLoss: null,
  minActive: 0,
  rateType: 'P',
  rate: '0.5',
  ...overrides,
});

beforeEach(async () => {
  [top, below] = await test.inUnit(async (ctx) => {
    const first = await placeMember(ctx, { isAgent: true });
    const second = await placeMember(ctx, { isAgent: true, above: first.id });
    return [first.id, second.id] as const;
  });
});

const houseOffer = (overrides: Partial<Offer> = {}) =>
  buildOffer({ payerId: null, payeeId: top }, overrides);
const offer = (overrides: Partial<Offer> = {}) =>
  buildOffer({ payerId: top, payeeId: below }, { tiers: [tier()], ...overrides });

async function refusalOf(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => 'accepted',
    (error: unknown) => error,
  );
}

describe('proposeContract', () => {
  it('stores an offer that lapses after a week, and tells the payee', async () => {
    const row = await test.inUnit(async (ctx) => {
      await sign(ctx, houseOffer());
      return propose(ctx, offer());
    });
    expect(row).toMatchObject({ state: 'PENDING', payerId: top, payeeId: below, startsAt: null });
    expect(row.expiresAt.since(row.proposedAt).total('hours')).toBe(168);
    const { rows } = await test
      .database()
      .pool.query<{ payload: { news: string } }>(
        "select payload from outbox where payload->>'contractId' = $1",
        [row.id],
      );
    expect(rows.map(({ payload }) => payload.news)).toEqual(['CONTRACT_PROPOSED']);
  });

  it('refuses in the order of the rules', async () => {
    const off = { ...usualSettings, isKindOn: { ...usualSettings.isKindOn, DAILY: false } };
    const run = (
      ...input: Parameters<typeof propose> extends [unknown, ...infer Rest] ? Rest : []
    ) => refusalOf(test.inUnit((ctx) => propose(ctx, ...input)));
    expect(await run(offer(), off)).toMatchObject({ code: 'contract_kind_disabled' });
    // No agent, nobody below, and somebody deeper are one and the same refusal (MC-28, C2).
    const [member, deep] = await test.inUnit(async (ctx) => [
      await placeMember(ctx, { above: top }),
      await placeMember(ctx, { isAgent: true, above: below }),
    ]);
    for (const payeeId of [member?.id, deep?.id, top]) {
      expect(await run(buildOffer({ payerId: top, payeeId: payeeId ?? top }))).toMatchObject({
        code: 'contract_not_allowed',
      });
    }
    expect(await run(offer())).toMatchObject({
      code: 'contract_not_covered',
      data: { rule: 'no_own_contract' },
    });
  });

  it('refuses who may not, who owes, and a second offer', async () => {
    const run = () => refusalOf(test.inUnit((ctx) => propose(ctx, offer())));
    await test.inUnit((ctx) => sign(ctx, houseOffer()));
    await test.inUnit((ctx) => setFlag(ctx, { memberId: top, flag: 'DEBT', reason: 'test' }));
    expect(await run()).toMatchObject({ code: 'contract_in_debt' });
    await test.inUnit((ctx) => liftFlag(ctx, { memberId: top, flag: 'DEBT' }));
    expect(await run()).toBe('accepted');
    expect(await run()).toMatchObject({ code: 'contract_already_pending' });
    const excluded = { memberId: top, flag: 'RG_EXCLUDED' } as const;
    await test.inUnit((ctx) => setFlag(ctx, { ...excluded, reason: 'test' }));
    expect(await run()).toMatchObject({ code: 'contract_not_allowed' });
    // A site may let it go on: then it offers, and the house alone offers it anything (H).
    const site = { excludedAgentsRunOn: true };
    const goOn = (wish: Offer) => refusalOf(test.inUnit((ctx) => propose(ctx, wish), { site }));
    expect(await goOn(offer())).toMatchObject({ code: 'contract_already_pending' });
    expect(await goOn(houseOffer({ kind: 'HOURLY' }))).toBe('accepted');
    await test.inUnit((ctx) => setFlag(ctx, { ...excluded, memberId: below, reason: 'test' }));
    expect(await goOn(offer())).toMatchObject({ code: 'contract_not_allowed' });
    await test.inUnit((ctx) => liftFlag(ctx, { ...excluded, memberId: below }));
    await test.inUnit((ctx) => liftFlag(ctx, excluded));
    await test.inUnit((ctx) => setFlag(ctx, { memberId: below, flag: 'NO_AGENT', reason: 'test' }));
    expect(await run()).toMatchObject({ code: 'contract_not_allowed' });
  });

  it.each([
    ['tier_count', undefined, []],
    ['figures', undefined, [tier({ rate: '0.00001' })]],
    ['rate_range', 1, [tier({ rate: '101' })]],
    ['rate_step', 2, [tier(), tier({ rate: '0.605', minBet: '200.00' })]],
    ['rate_not_ascending', 2, [tier(), tier({ minBet: '200.00' })]],
    ['threshold_duplicate', 2, [tier(), tier({ rate: '0.6' })]],
  ] as const)('refuses rows, and names the first that is wrong: %s', async (rule, row, tiers) => {
    await test.inUnit((ctx) => sign(ctx, houseOffer()));
    const refusal = await refusalOf(test.inUnit((ctx) => propose(ctx, offer({ tiers }))));
    const data = row === undefined ? { rule } : { rule, row };
    expect(refusal).toMatchObject({ code: 'contract_terms' });
    expect(refusal).toHaveProperty('data', data);
  });

  it('holds every row to the own contract of the payer, whose categories count too', async () => {
    await test.inUnit((ctx) => sign(ctx, houseOffer({ scope: 'LIVE', tiers: [tier()] })));
    const over = [tier({ rate: '0.6' })];
    expect(
      await refusalOf(test.inUnit((ctx) => propose(ctx, offer({ scope: 'LIVE', tiers: over })))),
    ).toMatchObject({ data: { rule: 'above_own_rate', row: 1 } });
    expect(await refusalOf(test.inUnit((ctx) => propose(ctx, offer())))).toMatchObject({
      data: { rule: 'scope_not_covered' },
    });
    expect(await refusalOf(test.inUnit((ctx) => propose(ctx, offer({ scope: 'LIVE' }))))).toBe(
      'accepted',
    );
  });

  it('promises a dividend only in the periods of the own one', async () => {
    const dividend = { kind: 'DIVIDEND', tiers: [tier({ rate: '5' })] } as const;
    await test.inUnit((ctx) => sign(ctx, houseOffer({ ...dividend, periodType: 'SEMIMONTHLY' })));
    const run = (periodType: 'WEEKLY' | 'SEMIMONTHLY') =>
      refusalOf(test.inUnit((ctx) => propose(ctx, offer({ ...dividend, periodType }))));
    expect(await run('WEEKLY')).toMatchObject({
      code: 'contract_not_covered',
      data: { rule: 'period_not_covered' },
    });
    expect(await run('SEMIMONTHLY')).toBe('accepted');
  });

  it('keeps one for all and one of a category apart', async () => {
    await test.inUnit((ctx) => sign(ctx, houseOffer()));
    await test.inUnit((ctx) => sign(ctx, offer()));
    expect(
      await refusalOf(test.inUnit((ctx) => propose(ctx, offer({ scope: 'LIVE' })))),
    ).toMatchObject({ code: 'contract_scope_conflict' });
  });

  it('ends what it would end at once where the site reads the rule literally', async () => {
    const deep = await test.inUnit(async (ctx) => {
      await sign(ctx, houseOffer());
      return sign(ctx, offer());
    });
    const literal = { ...usualSettings, endsOldOnPropose: true };
    await test.inUnit((ctx) => propose(ctx, offer({ tiers: [tier({ rate: '0.9' })] }), literal));
    const { rows } = await test
      .database()
      .pool.query<{ state: string; ends_at: unknown }>(
        'select state, ends_at from contracts where id = $1',
        [deep.id],
      );
    expect(rows[0]?.state).toBe('SUPERSEDED');
    const { rows: told } = await test.database().pool.query(
      `select payload -> 'memberIds' as "memberIds" from outbox
          where payload ->> 'news' = 'CONTRACT_ENDED_AUTOMATICALLY'
            and payload ->> 'contractId' = $1`,
      [deep.id],
    );
    expect(told).toEqual([{ memberIds: [deep.payeeId] }]);
  });

  it('is refused where it would end others and the site protects them', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, houseOffer());
      await sign(ctx, offer());
    });
    const protecting = { ...usualSettings, protectsSubline: true };
    const lower = houseOffer({ tiers: [tier({ rate: '0.4' })] });
    expect(await refusalOf(test.inUnit((ctx) => propose(ctx, lower, protecting)))).toMatchObject({
      code: 'contract_ends_others',
    });
  });
});
