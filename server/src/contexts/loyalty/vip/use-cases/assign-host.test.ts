import { beforeEach, describe, expect, it } from 'vitest';
import { pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import { notePerson, setFlag } from '../../../limits/index.ts';
import { createMember } from '../../../members/index.ts';
import { replaceLevels } from '../store-vip.ts';
import { assignHost } from './assign-host.ts';
import { placeOnRank } from './place-on-rank.ts';
import { readVip } from './read-vip.ts';

const test = testDatabase();

/** The upper one has hosts. */
const ladder = [0, 1, 2].map((rank) => ({
  rank,
  names: { en: `Rank ${rank}` },
  upgradeDepositMinor: BigInt(rank) * 10_000n,
  upgradeValidMinor: 0n,
  keepValidMinor: 0n,
  giftMinor: 0n,
  birthdayGiftMinor: 0n,
  depositBoostPercent: 0,
  hasHost: rank === 2,
}));
const mina = { name: 'Mina', contact: 'mina@example.com' };

async function newMember(rank: number) {
  const row = buildMember();
  await test.inUnit((ctx) => createMember(ctx, row));
  const { id, account } = row;
  const rest = { sessionId: 'ses_test', isTrial: false, isAgent: false, isRestricted: false };
  const actor: MemberActor = { kind: 'member', id, ip: '127.0.0.1', ...rest };
  const place = (on: number) => {
    const command = { account, rank: on, lockedUntil: null, reason: 'A test of hosts.' };
    return test.inUnit((ctx) => placeOnRank(ctx, command), { actor: pointsKeeper });
  };
  await place(rank);
  return {
    id,
    place,
    prove: (proof: 'whole' | 'ended') =>
      test.inUnit((ctx) => notePerson(ctx, { memberId: id, bornOn: '1990-01-01', proof })),
    host: async () => (await test.inUnit((ctx) => readVip(ctx), { actor })).host?.name,
    assign: (host: typeof mina | null, name = account) => {
      const command = { account: name, host, reason: 'A test of hosts.' };
      return test.inUnit((ctx) => assignHost(ctx, command), { actor: pointsKeeper });
    },
  };
}

describe('assignHost', () => {
  beforeEach(() => test.inUnit((ctx) => replaceLevels(ctx.tx, ladder)));

  it('refuses not_found, vip_no_host, identity_unverified and by standing, in this order', async () => {
    const low = await newMember(1);
    await expect(low.assign(mina, 'nobody-at-all')).rejects.toMatchObject({ code: 'not_found' });
    await expect(low.assign(mina)).rejects.toMatchObject({ code: 'vip_no_host' });
    const { id, assign, prove, host } = await newMember(2);
    await test.inUnit((ctx) => setFlag(ctx, { memberId: id, flag: 'NO_BONUS', reason: 'A test.' }));
    await expect(assign(mina)).rejects.toMatchObject({ code: 'identity_unverified' });
    await prove('whole');
    await expect(assign(mina)).rejects.toMatchObject({ code: 'bonuses_stopped' });
    expect(await host()).toBeUndefined();
  });

  it('names who looks after a member for a year, while the rank has a host', async () => {
    const { assign, prove, host, place } = await newMember(2);
    await prove('whole');
    expect(await host()).toBeUndefined();
    expect(await assign(mina)).toEqual({ host: { ...mina, reviewOn: '2027-03-02' } });
    expect(await host()).toBe('Mina');
    await place(1);
    expect(await host()).toBeUndefined();
    await place(2);
    test.clock.advance({ hours: 24 * 364 });
    expect(await host()).toBe('Mina');
    test.clock.advance({ hours: 24 });
    expect(await host()).toBeUndefined();
    await assign(mina);
    expect(await host()).toBe('Mina');
    expect(await assign(null)).toEqual({ host: null });
    expect(await host()).toBeUndefined();
  });

  it('hides the host from whoever may have no gifts, and tells the trail who was named', async () => {
    const { id, assign, prove, host } = await newMember(2);
    await prove('whole');
    await Promise.all([assign(mina), assign({ ...mina, name: 'Tariq' })]);
    const { rows } = await test.database().pool.query<{
      before: { readonly name: string };
      after: { readonly name: string };
    }>(`select before, after from trail_entries where action = 'vip.host' and subject_id = $1`, [id]);
    const first = rows.find(({ before }) => before.name === '');
    const second = rows.find((row) => row !== first);
    expect(second?.before.name).toBe(first?.after.name);
    expect(await host()).toBe(second?.after.name);
    await test.inUnit((ctx) => setFlag(ctx, { memberId: id, flag: 'NO_BONUS', reason: 'A test.' }));
    expect(await host()).toBeUndefined();
  });
});
