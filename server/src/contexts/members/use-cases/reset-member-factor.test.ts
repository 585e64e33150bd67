import { describe, expect, it } from 'vitest';
import { endpoints } from '@portal/protocol/endpoints';
import { bindFactor } from '../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const reason = 'Lost the phone, identity was checked.';

describe('resetMemberFactor', () => {
  it('takes the factor off, ends the sessions and is told by the trail', async () => {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    await bindFactor(test, browser, 'member');
    const desk = await enterOperator(test, server, 'owner');
    const before = await desk.call(endpoints.readMember, { params: { id } });
    expect(before.value['abilities']).toContain('reset_factor');
    const got = await desk.call(endpoints.resetMemberFactor, { params: { id }, body: { reason } });
    expect([got.status, got.value['openSessions']]).toEqual([200, 0]);
    expect(got.value['abilities']).not.toContain('reset_factor');
    expect((await browser.call(endpoints.readSecurity)).code).toBe('not_signed_in');
    const again = await server
      .browser()
      .call(endpoints.logIn, { body: { username, password: goodPassword } });
    expect(again.status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query(`select reason from trail_entries where action = 'member.reset_factor'`);
    expect(rows).toEqual([{ reason }]);
  });

  it('refuses members who have none, and ids of nobody', async () => {
    const desk = await enterOperator(test, server, 'owner');
    const { id } = await registerMember(server.browser());
    const send = (memberId: string) =>
      desk.call(endpoints.resetMemberFactor, { params: { id: memberId }, body: { reason } });
    expect((await send(id)).code).toBe('factor_not_bound');
    expect((await send('mbr_0123456789ab')).code).toBe('not_found');
  });
});
