import { describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { setFlag } from '../../limits/index.ts';
import { firstLinkOf } from '../reads.ts';
import { findPosition, mostLevels } from '../store.ts';
import { createRegisterLink } from './create-register-link.ts';
import { endRegisterLink } from './end-register-link.ts';
import { findInvitation, type GivenCodes } from './find-invitation.ts';

const test = testDatabase();
const anyDomain = { domains: [], mainDomain: '' };

const find = (codes: GivenCodes, site = anyDomain as { domains: string[]; mainDomain: string }) =>
  test.inUnit((ctx) => findInvitation(ctx, site, codes));
const place = (options: Parameters<typeof placeMember>[1] = {}) =>
  test.inUnit((ctx) => placeMember(ctx, options));
const linkOf = async ({ id }: Placed) => String(await test.inUnit((ctx) => firstLinkOf(ctx, id)));
const referralOf = async ({ id }: Placed) =>
  String((await test.inUnit((ctx) => findPosition(ctx.tx, id)))?.referralCode);
const lock = ({ id }: Placed) =>
  test.database().pool.query("update members set state = 'locked' where id = $1", [id]);

const refusal = (field: string) => ({ code: 'invitation_code_error', data: { field } });

describe('findInvitation', () => {
  it('puts a member below the agent of a link, however the code is typed', async () => {
    const agent = await place({ isAgent: true });
    const code = await linkOf(agent);
    const invitation = { uplineId: agent.id, linkCode: code, referrerId: null };
    expect(await find({ affiliateCode: code })).toEqual(invitation);
    expect(await find({ affiliateCode: ` ${code.toLowerCase()} ` })).toEqual(invitation);
  });

  it('puts whoever brings no code below the house', async () => {
    const house = { uplineId: null, linkCode: null, referrerId: null };
    expect(await find({})).toEqual(house);
    expect(await find({ affiliateCode: ' ', referralCode: '', recommenderId: '' })).toEqual(house);
  });

  it.each(['ABCDEFGH', 'short', 'much-too-long-for-a-code', "'; drop", 'ＡＢＣＤＥＦＧＨ', '💎'])(
    'refuses %s, which is no code of a link',
    async (affiliateCode) => {
      await expect(find({ affiliateCode })).rejects.toMatchObject(refusal('affiliateCode'));
    },
  );

  it('refuses a link that has ended, has run out, or is of a locked agent', async () => {
    const agent = await place({ isAgent: true });
    const { actor } = agent;
    const ended = await test.inUnit((ctx) => createRegisterLink(ctx, {}), { actor });
    await test.inUnit((ctx) => endRegisterLink(ctx, ended.code), { actor });
    await expect(find({ affiliateCode: ended.code })).rejects.toMatchObject(
      refusal('affiliateCode'),
    );
    const short = await test.inUnit((ctx) => createRegisterLink(ctx, { validDays: 1 }), { actor });
    test.clock.advance({ hours: 23, minutes: 59 });
    expect(await find({ affiliateCode: short.code })).toMatchObject({ uplineId: agent.id });
    test.clock.advance({ minutes: 1 });
    await expect(find({ affiliateCode: short.code })).rejects.toMatchObject(
      refusal('affiliateCode'),
    );
    await lock(agent);
    const first = await linkOf(agent);
    await expect(find({ affiliateCode: first })).rejects.toMatchObject(refusal('affiliateCode'));
  });

  it('refuses the link of an agent on the last level, and takes their referral', async () => {
    let above = await place({ isAgent: true });
    for (let level = 2; level <= mostLevels; level += 1) {
      const last = above;
      above = await place({ isAgent: true, above: last.id });
    }
    await expect(find({ affiliateCode: await linkOf(above) })).rejects.toMatchObject(
      refusal('affiliateCode'),
    );
    const invitation = await find({ referralCode: await referralOf(above) });
    expect(invitation.referrerId).toBe(above.id);
    const upline = await test.inUnit((ctx) =>
      findPosition(ctx.tx, invitation.uplineId ?? above.id),
    );
    expect(upline?.level).toBe(mostLevels - 1);
  });

  it('lets nobody new stand below an agent who is excluded, nor gives that one a link (H)', async () => {
    const agent = await place({ isAgent: true });
    const affiliateCode = await linkOf(agent);
    const referralCode = await referralOf(agent);
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: agent.id, flag: 'RG_EXCLUDED', reason: 'test' }),
    );
    await expect(find({ affiliateCode })).rejects.toMatchObject(refusal('affiliateCode'));
    expect(await find({ referralCode })).toMatchObject({ uplineId: null, referrerId: null });
    await expect(
      test.inUnit((ctx) => createRegisterLink(ctx, {}), { actor: agent.actor }),
    ).rejects.toMatchObject({ code: 'self_excluded' });
  });

  it('leads below an excluded agent where the site lets that one go on, and to no member (H)', async () => {
    const agent = await place({ isAgent: true });
    const member = await place({ above: agent.id });
    for (const { id: memberId } of [agent, member]) {
      await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason: 'test' }));
    }
    const site = { excludedAgentsRunOn: true };
    const goOn = (codes: GivenCodes) =>
      test.inUnit((ctx) => findInvitation(ctx, anyDomain, codes), { site });
    const link = await test.inUnit((ctx) => createRegisterLink(ctx, {}), {
      actor: agent.actor,
      site,
    });
    expect(await goOn({ affiliateCode: link.code })).toMatchObject({ uplineId: agent.id });
    const referralCode = await referralOf(member);
    expect(await goOn({ referralCode })).toMatchObject({ referrerId: null });
    await expect(
      test.inUnit((ctx) => createRegisterLink(ctx, {}), { actor: member.actor, site }),
    ).rejects.toMatchObject({ code: 'self_excluded' });
  });

  it('keeps codes to the domains of a site that names them', async () => {
    const affiliateCode = await linkOf(await place({ isAgent: true }));
    const site = { domains: ['play.example', 'localhost:8080'], mainDomain: 'Lamp.example' };
    for (const domain of [undefined, '', 'lamp.example', 'PLAY.example', 'localhost']) {
      expect((await find({ affiliateCode, domain }, site)).linkCode).toBe(affiliateCode);
    }
    await expect(find({ affiliateCode, domain: 'evil.example' }, site)).rejects.toMatchObject(
      refusal('affiliateCode'),
    );
    expect((await find({ affiliateCode, domain: 'evil.example' })).linkCode).toBe(affiliateCode);
  });

  it('D9 lets a referral code name the referrer, and the upline where no link does', async () => {
    const agent = await place({ isAgent: true });
    const friend = await place({ above: agent.id });
    const alone = await place();
    const other = await place({ isAgent: true });
    const referralCode = await referralOf(friend);
    const linkCode = await linkOf(other);
    expect(await find({ referralCode })).toEqual({
      uplineId: agent.id,
      linkCode: null,
      referrerId: friend.id,
    });
    expect(await find({ referralCode, affiliateCode: linkCode })).toEqual({
      uplineId: other.id,
      linkCode,
      referrerId: friend.id,
    });
    expect(await find({ referralCode: await referralOf(agent) })).toMatchObject({
      uplineId: agent.id,
      referrerId: agent.id,
    });
    expect(await find({ referralCode: await referralOf(alone) })).toMatchObject({
      uplineId: null,
      referrerId: alone.id,
    });
  });

  it('refuses a typed recommender that is none, while a stored code that is none counts not', async () => {
    const member = await place();
    const recommenderId = await referralOf(member);
    expect((await find({ recommenderId })).referrerId).toBe(member.id);
    expect((await find({ recommenderId, referralCode: 'ABCDEFGH' })).referrerId).toBe(member.id);
    expect((await find({ referralCode: 'ABCDEFGH' })).referrerId).toBeNull();
    const other = await place();
    const stored = await referralOf(other);
    expect((await find({ recommenderId, referralCode: stored })).referrerId).toBe(other.id);
    await lock(member);
    await expect(find({ recommenderId })).rejects.toMatchObject(refusal('recommenderId'));
  });
});
