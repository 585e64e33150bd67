import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { countBinding } from './count-binding.ts';

const test = testDatabase();
const bench = rewardsBench(test);

/** As `keepSocial` leaves it: the first binding for ever, and what the trail tells of it. */
async function bind(memberId: MemberId, subject: string, provider = 'zalo') {
  await test.database().pool.query(
    `insert into social_first_bindings (provider, provider_subject, subject_id, bound_at)
      values ($1, $2, $3, $4) on conflict do nothing`,
    [provider, subject, memberId, String(test.clock.now())],
  );
  await test.inUnit((ctx) =>
    countBinding(ctx, {
      entryId: 'trl_1',
      memberId,
      action: 'member.bind_social',
      after: { provider },
      at: String(test.clock.now()),
    }),
  );
}

const promotion = () => bench.promotion({ offer: { type: 'ZALO' } });

describe('binding Zalo (PR-13)', () => {
  it('reaches the gift of who joined before, to be taken once', async () => {
    const id = await promotion();
    const member = await bench.member();
    expect((await member.join(id)).status).toBe('JOINED');
    await bind(member.id, 'subject-1', 'google');
    expect((await member.see(id))?.status).toBe('JOINED');
    await bind(member.id, 'subject-1');
    await bind(member.id, 'subject-1');
    expect((await member.see(id))?.status).toBe('CLAIM');
    await member.claim(id);
    expect(await member.cash()).toBe(8_800n);
    expect(await bench.given(id)).toMatchObject({ claims: 1, issuedMinor: 8_800n });
  });

  it('has reached it for who joins afterwards', async () => {
    const member = await bench.member();
    await bind(member.id, 'subject-2');
    expect((await member.join(await promotion())).status).toBe('CLAIM');
  });

  it('brings nothing to who binds what another member had bound first', async () => {
    const id = await promotion();
    const [first, second] = [await bench.member(), await bench.member()];
    await bind(first.id, 'subject-3');
    await second.join(id);
    await bind(second.id, 'subject-3');
    expect((await second.see(id))?.status).toBe('JOINED');
    expect((await first.join(id)).status).toBe('CLAIM');
  });
});
