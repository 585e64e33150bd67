import { describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../../test/factories/agents.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { listPromotions } from './list-promotions.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const everybody = { leastRank: null, tags: [], agents: [], countries: [] };
const visitor = { kind: 'visitor', ip: '203.0.113.9' } as const;

const seenByVisitor = () => test.inUnit(listPromotions, { actor: visitor });
const asVisitor = async () => (await seenByVisitor()).map(({ promotion }) => promotion.id);

describe('whom promotions are for', () => {
  it('tells a member which rank is missing, and visitors, who see the terms, the same', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { audience: { ...everybody, leastRank: 2 } } });
    expect(await member.see(id)).toMatchObject({ status: 'CLOSE', gap: 'rank' });
    await expect(member.join(id)).rejects.toMatchObject({ code: 'promotion_status' });
    const seen = (await seenByVisitor()).find(({ promotion }) => promotion.id === id);
    expect(seen).toMatchObject({ status: 'CLOSE', gap: 'rank' });
    await bench.rank(member.id, 2);
    expect(await member.see(id)).toMatchObject({ status: 'JOIN', gap: undefined });
    expect((await member.join(id)).status).toBe('CLAIM');
  });

  it('is heard of by marked members alone, until they took part', async () => {
    const member = await bench.member();
    const other = await bench.member();
    const id = await bench.promotion({
      offer: { audience: { ...everybody, tags: ['early-bird'] } },
    });
    expect(await asVisitor()).not.toContain(id);
    expect(await member.see(id)).toBeUndefined();
    await bench.mark(member.id, ['early-bird', 'loud', 'loud']);
    expect((await member.see(id))?.status).toBe('JOIN');
    expect(await other.see(id)).toBeUndefined();
    await member.join(id);
    await bench.mark(member.id, []);
    expect((await member.see(id))?.status).toBe('CLAIM');
  });

  it('reaches the line of an agent, who belongs to it', async () => {
    const { agent, below, beside } = await test.inUnit(async (ctx) => {
      const top = await placeMember(ctx, { isAgent: true });
      const placed = await placeMember(ctx, { above: top.id });
      return { agent: top, below: placed, beside: await placeMember(ctx, {}) };
    });
    const audience = { ...everybody, agents: [agent.account] };
    const id = await bench.promotion({ offer: { audience } });
    const sees = async ({ actor }: Placed) =>
      (await test.inUnit(listPromotions, { actor })).some(({ promotion }) => promotion.id === id);
    expect(await Promise.all([agent, below, beside].map(sees))).toEqual([true, true, false]);
    const wrong = { audience: { ...everybody, agents: [below.account] } };
    await expect(bench.promotion({ offer: wrong })).rejects.toMatchObject({
      code: 'promotion_agent_unknown',
    });
  });

  it('goes by where somebody registered', async () => {
    const member = await bench.member({ registeredFrom: '203.0.113.7' });
    const id = await bench.promotion({ offer: { audience: { ...everybody, countries: ['TH'] } } });
    expect(await member.see(id)).toMatchObject({ status: 'CLOSE', gap: 'country' });
    const countryOf = (ip: string) => (ip.startsWith('203.0.113.') ? 'TH' : null);
    const seen = await test.inUnit(listPromotions, { actor: member.actor, site: { countryOf } });
    expect(seen.find(({ promotion }) => promotion.id === id)).toMatchObject({ status: 'JOIN' });
  });
});
