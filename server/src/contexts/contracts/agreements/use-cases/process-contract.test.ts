import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import {
  act,
  buildOffer,
  propose,
  sign,
  usualSettings,
} from '../../../../../test/factories/contracts.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { liftFlag, setFlag } from '../../../limits/index.ts';
import type { Offer } from '../check-offer.ts';
import { type ContractRow, findContract } from '../store-contracts.ts';
import { expireContracts } from './expire-contracts.ts';
import { processContract } from './process-contract.ts';

const test = testDatabase();
let line: readonly MemberId[];
let outsider: MemberId;

beforeEach(async () => {
  test.clock.advance({ hours: 1 });
  [line, outsider] = await test.inUnit(async (ctx) => {
    const ids: MemberId[] = [];
    for (let level = 0; level < 3; level += 1) {
      const { id } = await placeMember(ctx, { isAgent: true, above: ids.at(-1) ?? null });
      ids.push(id);
    }
    return [ids, (await placeMember(ctx, { isAgent: true })).id] as const;
  });
});

const at = (place: number): MemberId => line[place] ?? outsider;
const rows = (rate: string) =>
  [{ minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate }] as const;
/** From the agent above to this one; the house is above the first. */
const to = (place: number, rate: string, overrides: Partial<Offer> = {}) =>
  buildOffer(
    { payerId: place === 0 ? null : at(place - 1), payeeId: at(place) },
    { tiers: rows(rate), ...overrides },
  );
const now = (row: ContractRow) =>
  test.inUnit(async (ctx) => (await findContract(ctx.tx, row.id)) ?? row);
const offered = (offer: Offer) => test.inUnit((ctx) => propose(ctx, offer));
const signed = (offer: Offer) => test.inUnit((ctx) => sign(ctx, offer));
/** What its parties were told of it, in the order in which it happened. */
async function saidOf({ id }: ContractRow): Promise<readonly string[]> {
  const { rows: told } = await test.database().pool.query<{ news: string }>(
    `select payload ->> 'news' as news from outbox
      where name = 'contract.told' and payload ->> 'contractId' = $1 order by id`,
    [id],
  );
  return told.map(({ news }) => news);
}
const does = (row: ContractRow, command: Parameters<typeof act>[2]) =>
  test.inUnit((ctx) => act(ctx, row, command));

describe('processContract', () => {
  it('puts an accepted contract in force with the next unit of its kind', async () => {
    const daily = await signed(to(0, '1'));
    // Days of the test's zone begin at 17:00 UTC.
    expect(daily).toMatchObject({ state: 'ACTIVE', version: 2 });
    expect(String(daily.startsAt)).toBe('2026-03-02T17:00:00Z');
    const hourly = await signed(to(0, '1', { kind: 'HOURLY' }));
    expect(hourly.startsAt?.since(test.clock.now()).total('minutes')).toBeGreaterThan(0);
    expect(String(hourly.startsAt)).toMatch(/:00:00Z$/u);
    const dividend = await signed(to(0, '10', { kind: 'DIVIDEND' }));
    expect(String(dividend.startsAt)).toBe('2026-02-28T17:00:00Z');
  });

  it('begins no dividend before that of its payer, the first of its payee neither', async () => {
    const row = await offered(to(0, '20', { kind: 'DIVIDEND' }));
    const { id: contractId, version } = row;
    const command = { contractId, kind: 'DIVIDEND', version, action: 'accept' } as const;
    const settings = { ...usualSettings, backdatesFirst: false };
    await test.inUnit((ctx) => processContract(ctx, command, { by: at(0), settings }));
    const above = await now(row);
    expect(String(above.startsAt)).toBe('2026-03-15T17:00:00Z');
    const below = await signed(to(1, '15', { kind: 'DIVIDEND' }));
    expect(String(below.startsAt)).toBe(String(above.startsAt));
  });

  it('changes the period of a dividend at bounds of both, so that no day is lost (C3)', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z'));
    const half = await signed(to(0, '20', { kind: 'DIVIDEND', periodType: 'SEMIMONTHLY' }));
    const below = await signed(to(1, '15', { kind: 'DIVIDEND', periodType: 'SEMIMONTHLY' }));
    test.clock.set(Temporal.Instant.from('2026-03-09T08:00:00Z'));
    const weekly = await signed(to(0, '20', { kind: 'DIVIDEND', periodType: 'WEEKLY' }));
    // The 16th of March, a Monday, and no Monday before: the half of the month is settled whole.
    const bound = '2026-03-15T17:00:00Z';
    expect(String(weekly.startsAt)).toBe(bound);
    expect(await now(half)).toMatchObject({ state: 'SUPERSEDED' });
    expect(String((await now(half)).endsAt)).toBe(bound);
    // Weeks do not stand for halves of a month.
    expect(await now(below)).toMatchObject({ state: 'AUTO_ENDED', reason: 'OWN_CONTRACT_LOST' });
    expect(String((await now(below)).endsAt)).toBe(bound);
    const first = await signed(to(1, '15', { kind: 'DIVIDEND', periodType: 'WEEKLY' }));
    expect(String(first.startsAt)).toBe(bound);
    test.clock.set(Temporal.Instant.from('2026-03-17T08:00:00Z'));
    const monthly = await signed(to(0, '20', { kind: 'DIVIDEND', periodType: 'MONTHLY' }));
    expect(String(monthly.startsAt)).toBe('2026-03-31T17:00:00Z');
    // Weeks go on to the last Monday before the month.
    expect(String((await now(weekly)).endsAt)).toBe('2026-03-29T17:00:00Z');
    expect(String((await now(first)).endsAt)).toBe('2026-03-29T17:00:00Z');
  });

  it('begins when what was ended before has run out, of whatever period and categories', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z'));
    const monthly = await signed(to(0, '20', { kind: 'DIVIDEND', periodType: 'MONTHLY' }));
    const asked = await does(monthly, { by: at(0), action: 'terminate' });
    const over = await does(asked, { by: null, action: 'accept' });
    expect([over.state, String(over.endsAt)]).toEqual(['TERMINATED', '2026-03-31T17:00:00Z']);
    const shorter = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
    const daily = await signed(to(0, '20', shorter));
    expect(String(daily.startsAt)).toBe('2026-03-31T17:00:00Z');
    await does(daily, { by: at(0), action: 'terminate' });
    const ending = await now(daily);
    await does(ending, { by: null, action: 'accept' });
    // The first of these categories, and yet not from the running day on: all are paid until then.
    const slots = await signed(to(0, '20', { ...shorter, scope: 'RNG' }));
    expect(String(slots.startsAt)).toBe('2026-03-31T17:00:00Z');
  });

  it('is in force beside no other of its payee, kind and scope, whoever writes it', async () => {
    const daily = await signed(to(0, '1'));
    const again = test.database().pool.query(
      `insert into contracts (id, kind, payee_id, scope, period_type, tiers, state, proposed_at,
                              expires_at, state_at, starts_at, ends_at)
         select $1, kind, payee_id, scope, period_type, tiers, 'TERMINATED', proposed_at,
                expires_at, state_at, starts_at + interval '1 day', starts_at + interval '2 days'
           from contracts where id = $2`,
      [`${daily.id}2`, daily.id],
    );
    await expect(again).rejects.toThrow('contracts_never_overlap');
  });

  it('refuses outsiders as if nothing were there, then what is old, wrong or not theirs', async () => {
    const row = await offered(to(0, '1'));
    const by = at(0);
    await expect(does(row, { by: outsider, action: 'accept' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const command = { contractId: row.id, kind: 'HOURLY', version: 1, action: 'accept' } as const;
    const settings = usualSettings;
    await expect(
      test.inUnit((ctx) => processContract(ctx, command, { by, settings })),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(does({ ...row, version: 7 }, { by, action: 'accept' })).rejects.toMatchObject({
      code: 'contract_stale',
      data: { version: 1 },
    });
    await expect(does(row, { by, action: 'terminate' })).rejects.toMatchObject({
      code: 'contract_state',
      data: { state: 'PENDING' },
    });
    await expect(does(row, { by, action: 'withdraw' })).rejects.toMatchObject({
      code: 'contract_not_yours',
    });
    expect(await does(row, { by, action: 'reject' })).toMatchObject({ state: 'REJECTED' });
  });

  it('shows first what would end further down, then ends it with the moment of effect', async () => {
    const own = await signed(to(0, '1'));
    const middle = await signed(to(1, '0.8'));
    const deep = await signed(to(2, '0.6'));
    const lower = await offered(to(0, '0.5'));
    await expect(does(lower, { by: at(0), action: 'accept' })).rejects.toMatchObject({
      code: 'contract_confirm_required',
      data: { willEnd: 2 },
    });
    const next = await does(lower, { by: at(0), action: 'accept', confirmEnd: true });
    expect(await now(own)).toMatchObject({ state: 'SUPERSEDED', reason: 'REPLACED' });
    expect(await now(middle)).toMatchObject({ state: 'AUTO_ENDED', reason: 'HIGHER_THAN_OWN' });
    expect(await now(deep)).toMatchObject({ state: 'AUTO_ENDED', reason: 'OWN_CONTRACT_LOST' });
    expect(String((await now(own)).endsAt)).toBe(String(next.startsAt));
    expect(await saidOf(deep)).toContain('CONTRACT_ENDED_AUTOMATICALLY');
  });

  it('says of what an accepted offer replaces that nothing ended by itself', async () => {
    await signed(to(0, '1'));
    const old = await signed(to(1, '0.6'));
    const better = await signed(to(1, '0.8'));
    expect(await now(old)).toMatchObject({ state: 'SUPERSEDED' });
    expect(await saidOf(old)).toEqual(['CONTRACT_PROPOSED', 'CONTRACT_ACCEPTED']);
    expect(await saidOf(better)).toEqual(['CONTRACT_PROPOSED', 'CONTRACT_ACCEPTED']);
  });

  it('ends by both sides with the running unit, and what it alone covered with it', async () => {
    const own = await signed(to(0, '1'));
    const below = await signed(to(1, '0.8'));
    test.clock.advance({ hours: 24 });
    const asked = await does(own, { by: at(0), action: 'terminate' });
    expect(asked).toMatchObject({ state: 'TERM_REQUESTED', requestedBy: at(0) });
    await expect(does(asked, { by: at(0), action: 'accept' })).rejects.toMatchObject({
      code: 'contract_not_yours',
    });
    const back = await does(asked, { by: at(0), action: 'withdraw' });
    expect(back).toMatchObject({ state: 'ACTIVE', requestedBy: null });
    const again = await does(back, { by: null, action: 'terminate' });
    const kept = await does(again, { by: at(0), action: 'reject' });
    const last = await does(kept, { by: at(0), action: 'terminate' });
    const ended = await does(last, { by: null, action: 'accept' });
    expect(ended.state).toBe('TERMINATED');
    expect(String(ended.endsAt)).toMatch(/T17:00:00Z$/u);
    expect(await now(below)).toMatchObject({ state: 'AUTO_ENDED', reason: 'OWN_CONTRACT_LOST' });
  });

  it('is refused to whoever may not, and where one for all stands beside one of a category', async () => {
    const wide = await offered(to(0, '1'));
    const narrow = await offered(to(0, '1', { scope: 'LIVE' }));
    await does(wide, { by: at(0), action: 'accept' });
    await expect(does(narrow, { by: at(0), action: 'accept' })).rejects.toMatchObject({
      code: 'contract_scope_conflict',
    });
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: at(0), flag: 'RG_EXCLUDED', reason: 'test' }),
    );
    await expect(does(narrow, { by: at(0), action: 'accept' })).rejects.toMatchObject({
      code: 'contract_not_allowed',
    });
  });

  it('binds nobody to an offer that lapsed, of a kind that is off, or whose payer owes', async () => {
    await signed(to(0, '1'));
    const row = await offered(to(1, '0.8'));
    const { id: contractId, kind, version } = row;
    const accept = (settings = usualSettings) =>
      test.inUnit((ctx) =>
        processContract(
          ctx,
          { contractId, kind, version, action: 'accept' },
          { by: at(1), settings },
        ),
      );
    const isKindOn = { ...usualSettings.isKindOn, DAILY: false };
    await expect(accept({ ...usualSettings, isKindOn })).rejects.toMatchObject({
      code: 'contract_kind_disabled',
    });
    const pause = { memberId: at(1), flag: 'RG_TIMEOUT', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, pause));
    await expect(accept()).rejects.toMatchObject({ code: 'contract_not_allowed' });
    await test.inUnit((ctx) => liftFlag(ctx, pause));
    const debt = { memberId: at(0), flag: 'DEBT', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, debt));
    await expect(accept()).rejects.toMatchObject({ code: 'contract_in_debt' });
    await test.inUnit((ctx) => liftFlag(ctx, debt));
    test.clock.advance({ hours: 24 * 7 });
    await expect(accept()).rejects.toMatchObject({
      code: 'contract_state',
      data: { state: 'EXPIRED' },
    });
  });

  it('is done once when both sides act at the same moment', async () => {
    const row = await offered(to(0, '1'));
    const outcomes = await Promise.allSettled([
      does(row, { by: at(0), action: 'accept' }),
      does(row, { by: null, action: 'withdraw' }),
      does(row, { by: at(0), action: 'accept' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('expireContracts', () => {
  it('lets offers lapse, and terminations happen that nobody answers', async () => {
    const offer = await offered(to(0, '1', { kind: 'HOURLY' }));
    const daily = await signed(to(0, '1'));
    const asked = await does(daily, { by: at(0), action: 'terminate' });
    test.clock.advance({ hours: 24 * 7 });
    await test.inUnit((ctx) => expireContracts(ctx));
    expect((await now(offer)).state).toBe('EXPIRED');
    expect((await now(asked)).state).toBe('TERM_REQUESTED');
    test.clock.advance({ hours: 24 * 8 });
    await test.inUnit((ctx) => expireContracts(ctx));
    expect((await now(asked)).state).toBe('TERMINATED');
  });
});
