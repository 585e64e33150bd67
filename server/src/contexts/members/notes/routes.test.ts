import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { createMemberNote, listMemberNotes } = endpoints;

describe('notes of a member', () => {
  it('are written by who may, read by all, newest first, and told without their text', async () => {
    const { id } = await registerMember(server.browser());
    const params = { id };
    const support = await enterOperator(test, server, 'support');
    const write = (text: string) => support.call(createMemberNote, { params, body: { text } });
    expect((await support.call(createMemberNote, { params, body: { text: ' ' } })).status).toBe(
      400,
    );
    for (const text of ['First', 'Second', ' Third ']) {
      expect((await write(text)).status).toBe(200);
      test.clock.advance({ seconds: 1 });
    }
    const viewer = await enterOperator(test, server, 'viewer');
    const page = await viewer.call(listMemberNotes, { params, query: { limit: '2' } });
    const shown = listMemberNotes.reply.parse(page.value);
    expect(shown.content.map(({ text }) => text)).toEqual(['Third', 'Second']);
    expect(shown.abilities).toEqual([]);
    const cursor = shown.nextCursor ?? '';
    const rest = await viewer.call(listMemberNotes, { params, query: { limit: '2', cursor } });
    expect(rest.value).toMatchObject({ content: [{ text: 'First' }], nextCursor: null });
    const refused = await viewer.call(createMemberNote, { params, body: { text: 'No' } });
    expect(refused.code).toBe('ability_missing');
    const trail = await test
      .database()
      .pool.query<{ after: object }>(
        `select after from trail_entries where action = 'member.note' and subject_id = $1`,
        [id],
      );
    expect(trail.rows).toHaveLength(3);
    expect(JSON.stringify(trail.rows)).not.toContain('Third');
  });

  it('of nobody are not found', async () => {
    const support = await enterOperator(test, server, 'support');
    const params = { id: 'mbr_00000000' };
    expect((await support.call(listMemberNotes, { params })).code).toBe('not_found');
    const written = await support.call(createMemberNote, { params, body: { text: 'Who?' } });
    expect(written.code).toBe('not_found');
  });
});
