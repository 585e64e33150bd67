import { describe, expect, it } from 'vitest';
import { type Placed, placeMember } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { usualTerms } from '../terms/terms.ts';
import { changeRegisterLink, type LinkChange } from './change-register-link.ts';
import { createRegisterLink } from './create-register-link.ts';
import { endRegisterLink } from './end-register-link.ts';

const test = testDatabase();

const placed = () => test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
const as = <Value>(agent: Placed, act: Parameters<typeof test.inUnit<Value, MemberActor>>[0]) =>
  test.inUnit<Value, MemberActor>(act, { actor: agent.actor });
const made = (agent: Placed) =>
  as(agent, (ctx) => createRegisterLink(ctx, { note: 'forum', validDays: 10 }));

const plain = { note: 'café', opensAgent: true, terms: null } as const;
const changed = (agent: Placed, code: string, change: Partial<LinkChange> = {}) =>
  as(agent, (ctx) => changeRegisterLink(ctx, { ...plain, code, ...change }));

describe('changeRegisterLink', () => {
  it('refuses the link of somebody else, and one that works no more', async () => {
    const [agent, other] = [await placed(), await placed()];
    const { code } = await made(agent);
    await expect(changed(other, code)).rejects.toMatchObject({ code: 'not_found' });
    await as(agent, (ctx) => endRegisterLink(ctx, code));
    await expect(changed(agent, code)).rejects.toMatchObject({ code: 'not_found' });
    const short = await made(agent);
    test.clock.advance({ hours: 24 * 11 });
    await expect(changed(agent, short.code)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses terms that the agent does not hold, and changes nothing', async () => {
    const agent = await placed();
    const { code } = await made(agent);
    const terms = { ...usualTerms, rates: { ...usualTerms.rates, LIVE: 900_000 } };
    await expect(changed(agent, code, { terms })).rejects.toMatchObject({
      code: 'terms_out_of_range',
      data: { field: 'LIVE' },
    });
    const { rows } = await test
      .database()
      .pool.query('select note from register_links where code = $1', [code]);
    expect(rows).toEqual([{ note: 'forum' }]);
  });

  it('changes what it says, opens and grants, and its days when it is told', async () => {
    const agent = await placed();
    const { code, validUntil } = await made(agent);
    const kept = await changed(agent, code);
    expect(kept).toMatchObject({ code, note: 'café', opensAgent: true, rates: null });
    expect(String(kept.validUntil)).toBe(String(validUntil));
    expect((await changed(agent, code, { validDays: null })).validUntil).toBeNull();
    const counted = await changed(agent, code, { validDays: 2, terms: usualTerms });
    expect(String(counted.validUntil)).toBe(String(test.clock.now().add({ hours: 48 })));
    expect(counted.rates).not.toBeNull();
  });

  it('changes nothing of an account that was opened before (B5)', async () => {
    const agent = await placed();
    const { code } = await made(agent);
    const member = await test.inUnit((ctx) =>
      placeMember(ctx, { above: agent.id, linkCode: code }),
    );
    await changed(agent, code);
    const { rows } = await test
      .database()
      .pool.query('select is_agent, link_code from tree_positions where member_id = $1', [
        member.id,
      ]);
    expect(rows).toEqual([{ is_agent: false, link_code: code }]);
  });

  it('comes to the later one of two changes at once', async () => {
    const agent = await placed();
    const { code } = await made(agent);
    await Promise.all(['one', 'two'].map((note) => changed(agent, code, { note })));
    const { rows } = await test
      .database()
      .pool.query<{ note: string }>('select note from register_links where code = $1', [code]);
    expect(['one', 'two']).toContain(rows[0]?.note);
  });
});
