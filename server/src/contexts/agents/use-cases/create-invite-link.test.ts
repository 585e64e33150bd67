import { describe, expect, it } from 'vitest';
import { type Placed, placeMember } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { setFlag } from '../../limits/index.ts';
import { createInviteLink } from './create-invite-link.ts';

const test = testDatabase();

const place = () => test.inUnit((ctx) => placeMember(ctx, {}));
const make = ({ actor }: Placed) =>
  test.inUnit((ctx) => createInviteLink(ctx, { note: 'Friday group', validDays: 30 }), { actor });

describe('createInviteLink', () => {
  it('makes a link with its name and its days', async () => {
    const member = await place();
    const link = await make(member);
    expect(link).toMatchObject({ note: 'Friday group', endedAt: null });
    expect(String(link.validUntil)).toBe(String(test.clock.now().add({ hours: 24 * 30 })));
  });

  it.each([
    ['RG_TIMEOUT', 'on_break'],
    ['RG_EXCLUDED', 'self_excluded'],
    ['NO_BONUS', 'bonuses_stopped'],
  ] as const)('makes none for whoever gifts are stopped for: %s (R13)', async (flag, code) => {
    const member = await place();
    const { id: memberId } = member.actor;
    const endsAt = test.clock.now().add({ hours: 24 });
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'A test.', endsAt }));
    await expect(make(member)).rejects.toMatchObject({ code });
  });
});
