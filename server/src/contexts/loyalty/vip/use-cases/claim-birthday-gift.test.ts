import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { noteMarks, notePerson, setFlag } from '../../../limits/index.ts';
import { createMember } from '../../../members/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { note } from '../../missions/hear.ts';
import { cashOf } from '../../points/books.ts';
import { addToStandings, replaceLevels, updateRank } from '../store-vip.ts';
import { tellBirthday } from '../tell-birthday.ts';
import { claimBirthdayGift } from './claim-birthday-gift.ts';
import { countRankGifts } from './count-rank-gifts.ts';
import { readVip } from './read-vip.ts';

const test = testDatabase();

const levels = [0, 1].map((rank) => ({
  rank,
  names: { en: `Rank ${rank}` },
  upgradeDepositMinor: BigInt(rank) * 10_000n,
  upgradeValidMinor: 0n,
  keepValidMinor: 0n,
  giftMinor: 0n,
  birthdayGiftMinor: BigInt(rank) * 1800n,
  depositBoostPercent: 0,
  hasHost: false,
}));

const today = () => test.inUnit((ctx) => Promise.resolve(siteDate(ctx)));

/** Who said their birthday forty days ago, is proven and stands on the first rank. */
async function newMember(birthdayIn = 2, depositMinor = 10_000n) {
  await test.inUnit((ctx) => replaceLevels(ctx.tx, levels));
  const birthday = (await today()).add({ days: 40 + birthdayIn }).with({ year: 1990 });
  const row = buildMember({ profile: { birthday: String(birthday) } });
  await test.inUnit((ctx) => createMember(ctx, row));
  const { id: memberId } = row;
  const rest = { sessionId: 'ses_test', isTrial: false, isAgent: false, isRestricted: false };
  const actor: MemberActor = { kind: 'member', id: memberId, ip: '127.0.0.1', ...rest };
  await test.inUnit((ctx) => note(ctx, { memberId, kind: 'PROFILE', whats: ['birthday'] }));
  test.clock.advance({ hours: 24 * 40 });
  await test.inUnit(async (ctx) => {
    await notePerson(ctx, { memberId, bornOn: String(birthday), proof: 'whole' });
    const day = String(siteDate(ctx));
    const volumes = [{ memberId, depositMinor, validMinor: 0n }];
    await addToStandings(ctx.tx, { volumes, today: day });
    await updateRank(ctx.tx, { memberId, rank: 1, lockedUntil: null, today: day });
  });
  return {
    memberId,
    state: async () => (await test.inUnit((ctx) => readVip(ctx), { actor })).birthday?.state,
    told: async () => {
      await test.inUnit((ctx) => tellBirthday(ctx, { memberId }));
      const { rows } = await test.database().pool.query<{ told: number }>(
        `select count(*)::int as told from outbox
          where name = 'loyalty.birthday_open' and payload->>'memberId' = $1`,
        [memberId],
      );
      return rows[0]?.told;
    },
    badge: () => test.inUnit((ctx) => countRankGifts(ctx), { actor }),
    claim: () => test.inUnit((ctx) => claimBirthdayGift(ctx), { actor }),
    cash: () =>
      test.inUnit(async (ctx) => {
        const purse = { account: cashOf(memberId), currency: ctx.site.currency };
        return (await balanceOf(ctx, purse)).balanceMinor;
      }),
  };
}

describe('claimBirthdayGift', () => {
  it('pays once for each birthday, also to two claims at once', async () => {
    const { state, badge, told, claim, cash } = await newMember();
    expect([await state(), await badge(), await told()]).toEqual(['CLAIM', 1, 1]);
    const ends = await Promise.allSettled([claim(), claim()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(claim()).rejects.toMatchObject({
      code: 'reward_state',
      data: { state: 'CLAIMED' },
    });
    expect([await state(), await badge(), await cash()]).toEqual(['CLAIMED', 0, 1800n]);
    expect(await told()).toBe(1);
    test.clock.advance({ hours: 24 * 365 });
    expect((await claim()).state).toBe('CLAIMED');
    expect(await cash()).toBe(3600n);
  });

  it('refuses by standing, then reward_state outside of its days or without papers', async () => {
    const early = await newMember(4);
    await expect(early.claim()).rejects.toMatchObject({ data: { state: 'COMING' } });
    expect([await early.badge(), await early.told()]).toEqual([0, 0]);
    const { memberId, state, badge, claim, cash } = await newMember();
    await test.inUnit((ctx) => notePerson(ctx, { memberId, bornOn: undefined, proof: 'ended' }));
    await expect(claim()).rejects.toMatchObject({ data: { state: 'UNPROVEN' } });
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_BONUS', reason: 'A test.' }));
    await expect(claim()).rejects.toMatchObject({ code: 'bonuses_stopped' });
    expect([await state(), await badge(), await cash()]).toEqual([undefined, 0, 0n]);
  });

  it('pays one account of each person, whatever comes at once (R89)', async () => {
    const both = [await newMember(42), await newMember()];
    for (const { memberId } of both) {
      const marks = [{ kind: 'device', value: 'device-of-birthdays' }] as const;
      await test.inUnit((ctx) => noteMarks(ctx, memberId, marks));
    }
    const ends = await Promise.allSettled(both.map(({ claim }) => claim()));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'one_per_person' });
    // Nothing calls the other account to what it cannot take.
    expect(await Promise.all(both.map(({ badge }) => badge()))).toEqual([0, 0]);
  });

  it('is for a rank that was earned, not for one on which somebody was put (R53)', async () => {
    const { claim, state, badge, told, cash } = await newMember(2, 9999n);
    expect([await state(), await badge(), await told()]).toEqual([undefined, 0, 0]);
    await expect(claim()).rejects.toMatchObject({ code: 'not_found' });
    expect(await cash()).toBe(0n);
  });

  it('refuses not_found where the rank has none', async () => {
    const { claim, state } = await newMember();
    const none = levels.map((level) => ({ ...level, birthdayGiftMinor: 0n }));
    await test.inUnit((ctx) => replaceLevels(ctx.tx, none));
    await expect(claim()).rejects.toMatchObject({ code: 'not_found' });
    expect(await state()).toBeUndefined();
  });
});
