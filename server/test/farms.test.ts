import { describe, expect, it } from 'vitest';
import { rewardsBench } from './factories/rewards.ts';
import { testDatabase } from './harness.ts';

/**
 * R89: however many accounts a farm opens, it gets what its devices would get. `FARM_ACCOUNTS` is
 * how many there are; the thousand from twenty devices of the requirement come by night.
 */
const accounts = Number(process.env['FARM_ACCOUNTS'] ?? 24);
const devices = Math.min(20, Math.floor(accounts / 4));
const giftMinor = 8800n;

const test = testDatabase();
const bench = rewardsBench(test);

describe('a farm of accounts on a few devices', () => {
  it('is paid one gift for each device and no more, whatever comes at once', async () => {
    const id = await bench.promotion({ offer: { cluster: 'REFUSE' } });
    const members = await bench.members(accounts);
    await test.database().pool.query(
      `insert into known_devices (subject_id, device, last_sign_in_at)
       select member, 'farm-' || (place % $2), now()
         from unnest($1::text[]) with ordinality as farm (member, place)`,
      [members.map((member) => member.id), devices],
    );
    await Promise.all(members.map((member) => member.join(id)));
    const outcomes = await Promise.allSettled(members.map((member) => member.claim(id)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const paidMinor = giftMinor * BigInt(devices);
    expect(await bench.given(id)).toMatchObject({ claims: devices, paidMinor });
  });
});
