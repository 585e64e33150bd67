import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { endMemberSession, readMemberSessions } = endpoints;

describe('sessions of a member', () => {
  it('are read by who may see members, and one is ended by who may lock them', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const support = await enterOperator(test, server, 'support');
    const seen = await support.call(readMemberSessions, { params: { id } });
    const { sessions, abilities } = readMemberSessions.reply.parse(seen.value);
    expect(sessions).toMatchObject([{ isCurrent: false, endedAt: null }]);
    expect(abilities).toEqual(['end']);
    const params = { id, sessionId: sessions[0]?.id ?? '' };
    const viewer = await enterOperator(test, server, 'viewer');
    const refused = await viewer.call(endMemberSession, { params, body: { reason } });
    expect(refused.code).toBe('ability_missing');
    const ended = await support.call(endMemberSession, { params, body: { reason } });
    expect(ended.value).toMatchObject({ sessions: [{ endedAt: expect.any(String) as string }] });
    expect((await browser.call(endpoints.readBalance)).status).toBe(401);
    const again = await support.call(endMemberSession, { params, body: { reason } });
    expect(again.code).toBe('not_found');
  });

  it('end only where they are the member’s', async () => {
    const [one, other] = [server.browser(), server.browser()];
    const { id } = await registerMember(one);
    const { id: otherId } = await registerMember(other);
    const support = await enterOperator(test, server, 'support');
    const seen = await support.call(readMemberSessions, { params: { id: otherId } });
    const [session] = readMemberSessions.reply.parse(seen.value).sessions;
    const params = { id, sessionId: session?.id ?? '' };
    const got = await support.call(endMemberSession, { params, body: { reason } });
    expect(got.code).toBe('not_found');
    expect((await other.call(endpoints.readBalance)).status).toBe(200);
    const nobody = { params: { id: 'mbr_00000000' } };
    expect((await support.call(readMemberSessions, nobody)).code).toBe('not_found');
  });
});
