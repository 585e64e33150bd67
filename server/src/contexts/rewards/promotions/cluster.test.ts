import { describe, expect, it } from 'vitest';
import type { MemberId } from '@portal/protocol';
import { rewardsBench, somePicture } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { offeredMoney } from '../bonuses/offered-money.ts';
import { lapseHeld } from '../bonuses/store-lapses.ts';

const test = testDatabase();
const bench = rewardsBench(test);

/** As a sign-in from a browser leaves it. */
const signInFrom = (memberId: MemberId, device: string) =>
  test
    .database()
    .pool.query(
      'insert into known_devices (subject_id, device, last_sign_in_at) values ($1, $2, now())',
      [memberId, device],
    );

async function two(cluster: 'ALLOW' | 'HOLD' | 'REFUSE', device: string) {
  const first = await bench.member();
  const second = await bench.member();
  await signInFrom(first.id, device);
  await signInFrom(second.id, device);
  const id = await bench.promotion({ offer: { cluster } });
  for (const member of [first, second]) {
    await member.join(id);
  }
  await first.claim(id);
  return { id, first, second };
}

describe('one gift for each person', () => {
  it('is given to both where the terms allow it', async () => {
    const { id, second } = await two('ALLOW', 'device-allowed');
    expect((await second.claim(id)).status).toBe('CLAIMED');
  });

  it('waits for a person where the terms hold it, who credits it with a reason', async () => {
    const { id, second } = await two('HOLD', 'device-held-01');
    const held = await second.claim(id);
    expect(held).toMatchObject({ status: 'APPLYING', entry: { heldBy: 'device' } });
    expect(await second.cash()).toBe(0n);
    expect(await second.newestReward()).toMatchObject({ state: 'HELD', claimUntil: null });
    await expect(second.claim(id)).rejects.toMatchObject({ code: 'promotion_status' });
    await bench.decide(held.entry?.id ?? 'pme_0', 'approve', 'Two sisters, both proven.');
    expect(await second.cash()).toBe(8800n);
    expect((await second.see(id))?.status).toBe('ISSUED');
    expect(await bench.given(id)).toMatchObject({ claims: 2, issuedMinor: 17_600n });
  });

  it('is refused with the reason, and may be appealed with a text and pictures', async () => {
    const { id, second } = await two('REFUSE', 'device-refused');
    const refused = await second.claim(id);
    expect(refused).toMatchObject({
      status: 'REJECTED',
      entry: { heldBy: 'device', reason: null },
    });
    const images = [await somePicture()];
    const appeal = await second.apply(id, { version: 1, comment: 'We share a tablet.', images });
    expect(appeal).toMatchObject({ status: 'APPLYING', entry: { heldBy: 'device' } });
    await bench.decide(appeal.entry?.id ?? 'pme_0', 'refuse', 'One household, one gift.');
    const seen = await second.see(id);
    expect(seen).toMatchObject({
      status: 'REJECTED',
      entry: { reason: 'One household, one gift.' },
    });
    expect(await second.cash()).toBe(0n);
    // What a person refused is owed to nobody, and lies open no longer than it can be appealed.
    expect(await test.inUnit((ctx) => offeredMoney(ctx))).toBe(0n);
    await test.inUnit((ctx) => lapseHeld(ctx.tx, ctx.clock.now()));
    expect(await second.newestReward()).toMatchObject({ state: 'HELD' });
    test.clock.advance({ hours: 24 * 31 });
    await test.inUnit((ctx) => lapseHeld(ctx.tx, ctx.clock.now()));
    expect(await second.newestReward()).toMatchObject({ state: 'LAPSED' });
  });

  it('pays a farm no more than once for each of its devices, whatever claims at once', async () => {
    const id = await bench.promotion({ offer: { cluster: 'REFUSE' } });
    const members = await bench.members(24);
    for (const [at, member] of members.entries()) {
      await signInFrom(member.id, `farm-device-${at % 4}`);
      await member.join(id);
    }
    await Promise.all(members.map((member) => member.claim(id)));
    expect(await bench.given(id)).toEqual({ claims: 4, issuedMinor: 35_200n, paidMinor: 35_200n });
  });
});
