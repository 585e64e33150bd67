import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { placeMember } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from '../../members/index.ts';
import { takePosition } from './take-position.ts';

const test = testDatabase();

async function linksOf(agentId: string) {
  const query = 'select code, note, ended_at, valid_until from register_links where agent_id = $1';
  return (await test.database().pool.query<{ code: string }>(query, [agentId])).rows;
}

describe('takePosition', () => {
  it('gives everybody a referral code, and an agent a link', async () => {
    const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const member = await test.inUnit((ctx) => placeMember(ctx, { above: agent.id }));
    expect(await linksOf(member.id)).toEqual([]);
    expect(await linksOf(agent.id)).toEqual([
      {
        code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/u) as unknown,
        note: '',
        ended_at: null,
        valid_until: null,
      },
    ]);
    const { rows } = await test
      .database()
      .pool.query<{ referral_code: string }>(
        'select referral_code from tree_positions where member_id = any($1)',
        [[agent.id, member.id]],
      );
    expect(new Set(rows.map((row) => row.referral_code)).size).toBe(2);
  });

  it('is not done below a member, below nobody or twice', async () => {
    const member = await test.inUnit((ctx) => placeMember(ctx, {}));
    await expect(test.inUnit((ctx) => placeMember(ctx, { above: member.id }))).rejects.toThrow(
      'the upline may have a team',
    );
    await expect(test.inUnit((ctx) => placeMember(ctx, { above: 'mbr_nobody00' }))).rejects.toThrow(
      'the upline may have a team',
    );
    const again = { ...nobody, memberId: member.id, isAgent: false };
    await expect(test.inUnit((ctx) => takePosition(ctx, again))).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('places many at once below one agent', async () => {
    const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const placed = await Promise.all(
      Array.from({ length: 12 }, () => test.inUnit((ctx) => placeMember(ctx, { above: agent.id }))),
    );
    const { rows } = await test.database().pool.query<{ below: number; paths: number }>(
      `select count(*)::int as below, count(distinct p.path)::int as paths
         from tree_positions p, tree_positions a
        where a.member_id = $1 and p.upline = array[a.number]`,
      [agent.id],
    );
    expect(rows).toEqual([{ below: placed.length, paths: placed.length }]);
  });

  it('takes another code when one is taken', async () => {
    const other = await test.inUnit((ctx) => placeMember(ctx, {}));
    const { rows } = await test
      .database()
      .pool.query<{ code: string }>(
        'select referral_code as code from tree_positions where member_id = $1',
        [other.id],
      );
    const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
    const taken = Array.from(rows[0]?.code ?? '', (letter) => letters.indexOf(letter));
    const member = buildMember();
    let draws = 0;
    const random = {
      bytes: (count: number) => {
        draws += 1;
        return draws === 1 ? Uint8Array.from(taken) : test.random.bytes(count);
      },
    };
    await test.inUnit(async (ctx) => {
      await createMember(ctx, member);
      await takePosition({ ...ctx, random }, { ...nobody, memberId: member.id, isAgent: false });
    });
    expect(draws).toBe(2);
  });
});

const nobody = { uplineId: null, linkCode: null, referrerId: null };
