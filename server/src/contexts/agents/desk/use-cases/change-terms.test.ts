import { describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../../test/factories/agents.ts';
import { buildOffer, sign } from '../../../../../test/factories/contracts.ts';
import { buildOperator } from '../../../../../test/factories/operators.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { wagesOf } from '../../../contracts/index.ts';
import { termsOf } from '../../terms/reads.ts';
import { raiseTerms } from '../../terms/use-cases/raise-terms.ts';
import { type Terms, usualTerms } from '../../terms/terms.ts';
import { afterNotice, changeTerms } from './change-terms.ts';
import { readLine } from './read-line.ts';

const test = testDatabase();
const parts = {
  contractKinds: () => Promise.resolve(new Map()),
  ranks: () => Promise.resolve(new Map()),
  incomeOf: () => Promise.resolve({ lines: [], below: [] }),
  wagesOf,
};
const place = (options: Parameters<typeof placeMember>[1] = {}) =>
  test.inUnit((ctx) => placeMember(ctx, options));
const at = (lott: number, prizeGroup: number | null = null): Terms => ({
  rates: { ...usualTerms.rates, LOTT: lott },
  prizeGroup,
});
const change = ({ id: memberId }: Pick<Placed, 'id'>, terms: Terms) =>
  test.inUnit((ctx) => changeTerms(ctx, { memberId, terms, reason: 'agreed by phone' }, parts), {
    actor: buildOperator(),
  });
const held = async ({ id }: Placed, hours = 0) => {
  const rows = await test.inUnit((ctx) => termsOf(ctx, [id], ctx.clock.now().add({ hours })));
  return rows.get(id);
};
const lineOf = ({ id }: Placed) => test.inUnit((ctx) => readLine(ctx, id, parts));

describe('changeTerms', () => {
  it('raises at once and lowers at the first midnight after a day, and says so in the trail', async () => {
    const top = await place({ isAgent: true });
    await change(top, at(20_000, 1956));
    expect(await held(top)).toEqual(at(20_000, 1956));
    await change(top, { ...at(15_000, 1950), rates: { ...at(15_000).rates, RNG: 13_000 } });
    expect((await held(top))?.rates).toMatchObject({ LOTT: 20_000, RNG: 13_000 });
    expect((await held(top, 23))?.rates).toMatchObject({ LOTT: 20_000, RNG: 13_000 });
    expect(await held(top, 48)).toMatchObject({ rates: { LOTT: 15_000, RNG: 13_000 } });
    const line = await lineOf(top);
    expect(line.coming).toMatchObject([{ prizeGroup: 1950 }]);
    const { rows } = await test
      .database()
      .pool.query<{ action: string; reason: string }>(
        'select action, reason from trail_entries where subject_id = $1 order by at desc limit 1',
        [top.id],
      );
    expect(rows).toMatchObject([{ action: 'agent.change_terms', reason: 'agreed by phone' }]);
  });

  it('tells whom it concerns from when on all of it holds, and nobody of no change', async () => {
    const top = await place({ isAgent: true });
    const other = await place({ isAgent: true, above: top.id });
    await change(top, at(12_000));
    await change(top, at(12_000));
    await change(top, at(11_000));
    const raise = { account: other.account, terms: at(10_500) };
    await test.inUnit((ctx) => raiseTerms(ctx, raise, []), { actor: top.actor });
    const { rows } = await test.database().pool.query<{ payload: Record<string, string> }>(
      `select payload from outbox where name = 'agents.terms_changed'
          and payload->>'memberId' = any($1) order by id`,
      [[top.id, other.id]],
    );
    const told = rows.map(({ payload }) => [payload['memberId'], payload['from']]);
    const now = test.clock.now();
    const later = String(afterNotice(now, 'Asia/Bangkok'));
    expect(told).toEqual([
      [top.id, String(now)],
      [top.id, later],
      [other.id, String(now)],
    ]);
  });

  it('takes back what waits when it grants more again', async () => {
    const top = await place({ isAgent: true });
    await change(top, at(20_000));
    await change(top, at(12_000));
    await change(top, at(18_000));
    expect((await held(top))?.rates.LOTT).toBe(20_000);
    expect((await held(top, 72))?.rates.LOTT).toBe(18_000);
  });

  it('refuses what no member has, more than above, and less than below', async () => {
    await expect(change({ id: 'mbr_nobody00' }, usualTerms)).rejects.toMatchObject({
      code: 'not_found',
    });
    const top = await place({ isAgent: true });
    const child = await place({ isAgent: true, above: top.id });
    await expect(change(child, at(10_100))).rejects.toMatchObject({ code: 'terms_out_of_range' });
    await change(top, at(20_000));
    await change(child, at(15_000));
    await expect(change(top, at(14_900))).rejects.toMatchObject({
      code: 'terms_out_of_range',
      data: { field: 'LOTT', least: '1.5', most: '100' },
    });
    await expect(change(child, at(9900))).rejects.toMatchObject({ code: 'terms_out_of_range' });
    await change(top, at(16_000));
    await expect(
      test.inUnit((ctx) => raiseTerms(ctx, { account: child.account, terms: at(17_000) }, []), {
        actor: top.actor,
      }),
    ).rejects.toMatchObject({ code: 'terms_out_of_range' });
  });

  it('keeps within the return guard what a top agent gets with its wages (A10)', async () => {
    const top = await place({ isAgent: true });
    const terms = (rng: number): Terms => ({
      ...usualTerms,
      rates: { ...usualTerms.rates, RNG: rng },
    });
    await change(top, terms(20_000));
    await expect(change(top, terms(20_100))).rejects.toMatchObject({
      code: 'return_guard',
      data: { category: 'RNG', most: '2' },
    });
    const other = await place({ isAgent: true });
    const offer = buildOffer({ payerId: null, payeeId: other.id }, { scope: 'RNG' });
    const tiers = offer.tiers.map((tier) => ({ ...tier, rate: '0.5' }));
    await test.inUnit((ctx) => sign(ctx, { ...offer, tiers }));
    expect((await lineOf(other)).most.rates.RNG).toBe(15_000);
    await expect(change(other, terms(15_100))).rejects.toMatchObject({ code: 'return_guard' });
    await change(other, terms(15_000));
  });

  it('lets be what is not raised, where the wages alone give back too much of it (A10)', async () => {
    const top = await place({ isAgent: true });
    const offer = buildOffer({ payerId: null, payeeId: top.id }, { scope: 'LIVE' });
    const tiers = offer.tiers.map((tier) => ({ ...tier, rate: '0.9' }));
    await test.inUnit((ctx) => sign(ctx, { ...offer, tiers }));
    const rates = { ...usualTerms.rates, RNG: 15_000 };
    await change(top, { ...usualTerms, rates });
    expect((await held(top))?.rates.RNG).toBe(15_000);
    await expect(
      change(top, { ...usualTerms, rates: { ...rates, LIVE: rates.LIVE + 100 } }),
    ).rejects.toMatchObject({ code: 'return_guard', data: { category: 'LIVE' } });
  });
});

describe('afterNotice', () => {
  it('is a midnight of the site, also where the clocks change', () => {
    const from = (text: string, zone: string) =>
      afterNotice(Temporal.Instant.from(text), zone).toZonedDateTimeISO(zone).toString();
    expect(from('2026-03-28T10:00:00Z', 'Europe/Berlin')).toMatch(/^2026-03-30T00:00/u);
    expect(from('2026-03-02T16:59:00Z', 'Asia/Bangkok')).toMatch(/^2026-03-04T00:00/u);
    expect(from('2026-03-02T17:01:00Z', 'Asia/Bangkok')).toMatch(/^2026-03-05T00:00/u);
  });
});
