import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { readMemberTags, changeMemberTags } = endpoints;

describe('marks of a member', () => {
  it('are replaced by who may, each change in the trail', async () => {
    await registerMember(server.browser());
    const { rows } = await test
      .database()
      .pool.query<{ id: string }>(`select id from members order by registered_at desc limit 1`);
    const params = { id: rows[0]?.id ?? '' };
    const owner = await enterOwner(server);
    const change = (tags: string[]) =>
      owner.call(changeMemberTags, { params, body: { tags, reason } });
    expect((await change(['loud', 'early-bird'])).status).toBe(200);
    const kept = await change(['loud', 'tester']);
    const { tags } = changeMemberTags.reply.parse(kept.value);
    expect(tags.map(({ tag }) => tag)).toEqual(['loud', 'tester']);
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(readMemberTags, { params })).value).toMatchObject({ abilities: [] });
    expect(
      (await support.call(changeMemberTags, { params, body: { tags: [], reason } })).code,
    ).toBe('ability_missing');
    const gone = { params: { id: 'mbr_00000000' } };
    expect((await owner.call(readMemberTags, gone)).code).toBe('not_found');
    const trail = await test
      .database()
      .pool.query(`select 1 from trail_entries where action = 'member.tag'`);
    expect(trail.rows).toHaveLength(2);
  });
});
