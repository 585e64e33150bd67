import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { copyLimits, spentCopyBudget, takeCopy } from './copy-budget.ts';
import { lockCopySends } from './store-copies.ts';

const test = testDatabase();

const take = (recipient: string, lane: 'always' | 'chosen' = 'always') =>
  test.inUnit(async (ctx) => {
    await lockCopySends(ctx.tx);
    return takeCopy(ctx, { channel: recipient.includes('@') ? 'email' : 'sms', lane, recipient });
  });
const takenOf = async (recipients: readonly string[]) => {
  let taken = 0;
  for (const recipient of recipients) {
    taken += (await take(recipient)) ? 1 : 0;
  }
  return taken;
};

const none = {
  recipientInHour: 0,
  recipientInDay: 0,
  rangeInHour: 0,
  countryInHour: 0,
  countryInDay: 0,
  siteInDay: 0,
} as const;

describe('the budgets of copies (R65)', () => {
  it('end per number in an hour and in a day', async () => {
    const forty = Array<string>(40).fill('+66810001111');
    expect(await takenOf(forty)).toBe(5);
    test.clock.advance({ hours: 1 });
    expect(await takenOf(forty)).toBe(5);
    test.clock.advance({ hours: 1 });
    expect(await takenOf(forty)).toBe(0);
    expect(await take('+66810001111', 'chosen')).toBe(true);
    expect(await take('+66820001111')).toBe(true);
    test.clock.advance({ hours: 24 });
    expect(await take('+66810001111')).toBe(true);
  });

  it('end per range of numbers that are bought together', async () => {
    const range = Array.from({ length: 40 }, (_, n) => `+668300012${String(n).padStart(2, '0')}`);
    expect(await takenOf(range)).toBe(copyLimits.sms.rangeInHour);
  });

  it('hold also for two at once', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => take('+66840001111')));
    expect(taken.filter(Boolean)).toHaveLength(copyLimits.sms.recipientInHour);
  });

  it('keep a mailbox from being flooded', async () => {
    expect(await takenOf(Array<string>(40).fill('some@site.example'))).toBe(20);
  });

  it.each([
    ['countryInHour', 500],
    ['countryInDay', 10_000],
    ['siteInDay', 20_000],
  ] as const)('end of SMS with %s at %i', (name, limit) => {
    expect(spentCopyBudget('sms', { ...none, [name]: limit - 1 })).toBeUndefined();
    expect(spentCopyBudget('sms', { ...none, [name]: limit })).toBe(name);
  });
});
