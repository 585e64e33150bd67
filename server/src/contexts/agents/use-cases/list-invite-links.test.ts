import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { findPosition } from '../store.ts';
import { addMarks } from '../sums/store-fold.ts';
import { createRegisterLink } from './create-register-link.ts';
import { endRegisterLink } from './end-register-link.ts';
import { findInvitation } from './find-invitation.ts';
import { listInviteLinks } from './list-invite-links.ts';
import { renameInviteLink } from './rename-invite-link.ts';

const test = testDatabase();

const place = (options: Parameters<typeof placeMember>[1] = {}) =>
  test.inUnit((ctx) => placeMember(ctx, options));
const linkOf = ({ actor }: Placed) =>
  test.inUnit((ctx) => createRegisterLink(ctx, { note: 'Friday group' }), { actor });
const find = (affiliateCode: string, referralCode?: string) =>
  test.inUnit((ctx) =>
    findInvitation(ctx, { domains: [], mainDomain: '' }, { affiliateCode, referralCode }),
  );
const list = ({ actor }: Placed) =>
  test.inUnit((ctx) => listInviteLinks(ctx, { pageNum: 1, pageSize: 20 }), { actor });
const payIn = (memberId: MemberId) =>
  test.inUnit((ctx) =>
    addMarks(ctx.tx, [{ memberId, siteDay: '2026-03-02', kind: 'first_deposit' }]),
  );

describe('links of a member who is no agent', () => {
  it('lead below the agent of the member, who is the referrer', async () => {
    const agent = await place({ isAgent: true });
    const member = await place({ above: agent.id });
    const { code } = await linkOf(member);
    const invitation = { uplineId: agent.id, linkCode: code, referrerId: member.id };
    expect(await find(code)).toEqual(invitation);
  });

  it('lead below the house where the member has no agent, and yield to a referrer by name', async () => {
    const [member, other] = [await place(), await place()];
    const { code } = await linkOf(member);
    expect(await find(code)).toMatchObject({ uplineId: null, referrerId: member.id });
    const { referralCode } = (await test.inUnit((ctx) => findPosition(ctx.tx, other.id))) ?? {};
    expect(await find(code, referralCode)).toMatchObject({ referrerId: other.id });
  });

  it('lead nowhere once they were switched off', async () => {
    const member = await place();
    const { code } = await linkOf(member);
    await test.inUnit((ctx) => endRegisterLink(ctx, code), { actor: member.actor });
    await expect(find(code)).rejects.toMatchObject({ code: 'invitation_code_error' });
  });
});

describe('listInviteLinks', () => {
  it('counts who registered with a link and who of them paid in', async () => {
    const member = await place();
    const { code: linkCode } = await linkOf(member);
    const [first] = [await place({ linkCode }), await place({ linkCode })];
    await payIn(first.id);
    expect(await list(member)).toMatchObject({
      total: 1,
      rows: [{ code: linkCode, note: 'Friday group', clicks: 0, registrations: 2, depositors: 1 }],
    });
  });
});

describe('renameInviteLink', () => {
  it('is refused for the link of somebody else', async () => {
    const [member, other] = [await place(), await place()];
    const { code } = await linkOf(other);
    const renaming = test.inUnit((ctx) => renameInviteLink(ctx, { code, note: 'Mine' }), {
      actor: member.actor,
    });
    await expect(renaming).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the code', async () => {
    const member = await place();
    const { code } = await linkOf(member);
    const renamed = await test.inUnit((ctx) => renameInviteLink(ctx, { code, note: 'Saturday' }), {
      actor: member.actor,
    });
    expect(renamed).toMatchObject({ code, note: 'Saturday', registrations: 0 });
  });
});
