import { describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { termsOf } from '../reads.ts';
import { insertTerms } from '../store-terms.ts';
import { storedTerms, type Terms, usualTerms } from '../terms.ts';
import { raiseTerms } from './raise-terms.ts';

const test = testDatabase();

const place = (options: Parameters<typeof placeMember>[1] = {}) =>
  test.inUnit((ctx) => placeMember(ctx, options));
const at = (lott: number, prizeGroup: number | null = null): Terms => ({
  rates: { ...usualTerms.rates, LOTT: lott },
  prizeGroup,
});

/** As the site grants it to a top agent. */
const grant = ({ id: memberId }: Placed, terms: Terms, hours = 0) =>
  test.inUnit((ctx) => {
    const now = ctx.clock.now();
    const effectiveAt = now.add({ hours });
    const row = { ...storedTerms(terms), memberId, effectiveAt, setAt: now, setBy: 'opr_00000001' };
    return insertTerms(ctx.tx, row);
  });
const held = async ({ id }: Placed) => (await test.inUnit((ctx) => termsOf(ctx, [id]))).get(id);
const raise = (
  { actor }: Placed,
  { account }: Placed,
  terms: Terms,
  quotas: readonly { readonly group: number; readonly accounts: number }[] = [],
) => test.inUnit((ctx) => raiseTerms(ctx, { account, terms }, quotas), { actor });
const outside = (field: string, least: string, highest: string) => ({
  code: 'terms_out_of_range',
  data: { field, least, most: highest },
});

describe('raiseTerms', () => {
  it('refuses whoever does not stand directly below, as if they did not exist (R80)', async () => {
    const top = await place({ isAgent: true });
    const child = await place({ isAgent: true, above: top.id });
    const grandchild = await place({ above: child.id });
    const stranger = await place({});
    const nobody = { ...stranger, account: 'nobody_at_all' };
    for (const other of [top, grandchild, stranger, nobody]) {
      await expect(raise(top, other, usualTerms)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(raise(child, top, usualTerms)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses more than the agent holds, or will hold, and less than stands', async () => {
    const top = await place({ isAgent: true });
    const child = await place({ above: top.id });
    await expect(raise(top, child, at(10_100))).rejects.toMatchObject(outside('LOTT', '1', '1'));
    await grant(top, at(15_000, 1950));
    await expect(raise(top, child, at(15_000, 1952))).rejects.toMatchObject(
      outside('prizeGroup', '', '1950'),
    );
    await grant(top, at(12_000, 1950), 30);
    await expect(raise(top, child, at(12_100))).rejects.toMatchObject(outside('LOTT', '1', '1.2'));
    await raise(top, child, at(12_000, 1940));
    await expect(raise(top, child, at(11_900, 1940))).rejects.toMatchObject(
      outside('LOTT', '1.2', '1.2'),
    );
    await expect(raise(top, child, at(12_000))).rejects.toMatchObject(
      outside('prizeGroup', '1940', '1950'),
    );
  });

  it('refuses a prize group that as many hold below as may, and no other (A9)', async () => {
    const top = await place({ isAgent: true });
    await grant(top, at(10_000, 1950));
    const [first, second, third] = await Promise.all([0, 1, 2].map(() => place({ above: top.id })));
    const quotas = [{ group: 1950, accounts: 1 }];
    const full = { code: 'group_quota', data: { group: '1950', most: 1 } };
    const children = [first, second, third].filter((child) => child !== undefined);
    const tries = children.map((child) => raise(top, child, at(10_000, 1950), quotas));
    const results = await Promise.allSettled(tries);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toMatchObject([full, full]);
    for (const child of children) {
      const terms = await held(child);
      if (terms?.prizeGroup === 1950) {
        // Who holds the group goes on to, also where it is full.
        await raise(top, child, at(10_000, 1950), [{ group: 1950, accounts: 0 }]);
      } else {
        await raise(top, child, at(10_000, 1948), quotas);
      }
    }
  });

  it('holds at once, and says what was held before (A8)', async () => {
    const top = await place({ isAgent: true });
    const child = await place({ above: top.id });
    await grant(top, at(15_000));
    const before = test.clock.now();
    test.clock.advance({ hours: 1 });
    expect(await held(child)).toEqual(usualTerms);
    await raise(top, child, at(13_000));
    expect(await held(child)).toEqual(at(13_000));
    const past = await test.inUnit((ctx) => termsOf(ctx, [child.id], before));
    expect(past.get(child.id)).toEqual(usualTerms);
  });

  it('is done twice at once in one order, and the later word stands', async () => {
    const top = await place({ isAgent: true });
    const child = await place({ above: top.id });
    await grant(top, at(15_000));
    const results = await Promise.allSettled(
      [12_000, 13_000, 14_000].map((lott) => raise(top, child, at(lott))),
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThanOrEqual(1);
    const after = await held(child);
    expect(after?.rates.LOTT).toBeGreaterThanOrEqual(12_000);
  });
});
