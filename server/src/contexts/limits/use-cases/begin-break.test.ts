import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { askReturn } from './ask-return.ts';
import { beginBreak } from './begin-break.ts';

const test = testDatabase();
let members = 0;

function freshMember() {
  members += 1;
  const memberId = `mbr_breaks${members}` as const;
  const begin = (kind: 'time_out' | 'exclusion', hours: number | null) =>
    test.inUnit((ctx) => {
      const endsAt = hours === null ? null : ctx.clock.now().add({ hours });
      return beginBreak(ctx, { memberId, kind, endsAt, reason: 'test' });
    });
  const place = () =>
    test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, [buildStake(memberId)])).join());
  return { begin, place, back: () => test.inUnit((ctx) => askReturn(ctx, memberId)) };
}

const running = { code: 'exclusion_runs' };
const halfYear = 24 * 184;

describe('beginBreak', () => {
  it('stops the next stake, and a time-out ends by itself (R10)', async () => {
    const member = freshMember();
    await member.begin('time_out', 24);
    expect(await member.place()).toBe('on_break');
    test.clock.advance({ hours: 24 });
    expect(await member.place()).toBe('ok');
  });

  it('is never cut short by another one', async () => {
    const member = freshMember();
    await member.begin('time_out', 240);
    await member.begin('time_out', 24);
    test.clock.advance({ hours: 25 });
    expect(await member.place()).toBe('on_break');
  });

  it('of an exclusion lasts until its member comes back, 24 hours after asking (R11)', async () => {
    const member = freshMember();
    await member.begin('exclusion', halfYear);
    await expect(member.back()).rejects.toMatchObject(running);
    test.clock.advance({ hours: halfYear });
    expect(await member.place()).toBe('self_excluded');
    const returnsAt = await member.back();
    expect(returnsAt).toEqual(test.clock.now().add({ hours: 24 }));
    test.clock.advance({ hours: 1 });
    expect(await member.back()).toEqual(returnsAt);
    test.clock.advance({ hours: 22, minutes: 59, seconds: 59 });
    expect(await member.place()).toBe('self_excluded');
    test.clock.advance({ seconds: 1 });
    expect(await member.place()).toBe('ok');
  });

  it('of an exclusion for ever takes 7 days, and six months at the least (R11)', async () => {
    const member = freshMember();
    await member.begin('exclusion', null);
    test.clock.advance({ hours: 24 * 180 });
    await expect(member.back()).rejects.toMatchObject(running);
    test.clock.advance({ hours: 24 * 5 });
    await member.back();
    test.clock.advance({ hours: 24 * 7 - 1 });
    expect(await member.place()).toBe('self_excluded');
    test.clock.advance({ hours: 1 });
    expect(await member.place()).toBe('ok');
  });

  it('begun anew after the question takes the answer back', async () => {
    const member = freshMember();
    await member.begin('exclusion', halfYear);
    test.clock.advance({ hours: halfYear });
    await member.back();
    await member.begin('exclusion', halfYear);
    test.clock.advance({ hours: 48 });
    expect(await member.place()).toBe('self_excluded');
  });

  it('of an exclusion for years is not forgotten behind a hundred short ones (R11)', async () => {
    const member = freshMember();
    await member.begin('exclusion', 5 * 24 * 365);
    await Promise.all(Array.from({ length: 51 }, () => member.begin('exclusion', halfYear)));
    await Promise.all(Array.from({ length: 51 }, () => member.begin('time_out', 24)));
    test.clock.advance({ hours: halfYear });
    await expect(member.back()).rejects.toMatchObject(running);
    test.clock.advance({ hours: 5 * 24 * 365 - halfYear });
    expect(await member.back()).toEqual(test.clock.now().add({ hours: 24 }));
  });

  it('of an exclusion is not asked about again once its member came back', async () => {
    const member = freshMember();
    await member.begin('exclusion', null);
    test.clock.advance({ hours: halfYear });
    await member.back();
    test.clock.advance({ hours: 7 * 24 });
    expect(await member.place()).toBe('ok');
    await member.begin('exclusion', halfYear);
    test.clock.advance({ hours: halfYear });
    expect(await member.back()).toEqual(test.clock.now().add({ hours: 24 }));
  });
});
