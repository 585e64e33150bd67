import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** A member in two browsers. */
async function signedInTwice() {
  const [here, there] = [server.browser(), server.browser()];
  const { id, username } = await registerMember(here);
  await here.enter(endpoints.logIn, { username, password: goodPassword });
  await there.enter(endpoints.logIn, { username, password: goodPassword });
  return { here, there, params: { id } };
}

const isIn = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readSessions)).status === 200;

describe('sessions of others at the desk (R71)', () => {
  it('are refused to who may not lock members, then where none is open', async () => {
    const { params } = await signedInTwice();
    const cashier = await enterOperator(test, server, 'cashier');
    const refused = await cashier.call(endpoints.endSessionsOfMember, { params, body: { reason } });
    expect(refused.code).toBe('ability_missing');
    const desk = await enterOperator(test, server, 'owner');
    const unknown = { id: 'mbr_0123456789ab' };
    const nobody = await desk.call(endpoints.readSessionsOfMember, { params: unknown });
    expect(nobody.code).toBe('not_found');
    const none = await desk.call(endpoints.endSessionsOfMember, {
      params: unknown,
      body: { reason },
    });
    expect(none.code).toBe('not_found');
  });

  it('are listed and end one by one, or all at once, which the trail tells', async () => {
    const { here, there, params } = await signedInTwice();
    const desk = await enterOperator(test, server, 'owner');
    const { value } = await desk.call(endpoints.readSessionsOfMember, { params });
    const rows = endpoints.readSessionsOfMember.reply.parse(value).sessions;
    const open = rows.filter(({ endedAt }) => endedAt === null);
    expect([open.length, value['abilities']]).toEqual([2, ['end']]);
    const one = { params, body: { sessionId: open[0]?.id, reason } };
    expect((await desk.call(endpoints.endSessionsOfMember, one)).status).toBe(200);
    expect([await isIn(here), await isIn(there)].filter(Boolean)).toHaveLength(1);
    expect((await desk.call(endpoints.endSessionsOfMember, one)).code).toBe('not_found');
    const all = await desk.call(endpoints.endSessionsOfMember, { params, body: { reason } });
    expect(all.status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    const query = { subjectId: params.id, action: 'member.sign_out' };
    const trail = await desk.call(endpoints.listAuditEntries, { query });
    expect(trail.value['content']).toMatchObject([{ reason }, { reason }]);
  });

  it('end once where two operators end them at once', async () => {
    const { params } = await signedInTwice();
    const desks = [
      await enterOperator(test, server, 'owner'),
      await enterOperator(test, server, 'owner'),
    ];
    const got = await Promise.all(
      desks.map((desk) => desk.call(endpoints.endSessionsOfMember, { params, body: { reason } })),
    );
    expect(got.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('are those of another operator, never the own ones', async () => {
    const owner = await enterOperator(test, server, 'owner');
    const other = await enterOperator(test, server, 'support');
    const idOf = async (browser: TestBrowser) => {
      const { value } = await browser.call(endpoints.readOperator);
      return { id: String(value['id']) };
    };
    const [own, colleague] = [await idOf(owner), await idOf(other)];
    const body = { reason };
    const self = await owner.call(endpoints.endSessionsOfOperator, { params: own, body });
    expect(self.code).toBe('operator_is_self');
    const listed = await owner.call(endpoints.readSessionsOfOperator, { params: own });
    expect(listed.value['abilities']).toEqual([]);
    const ended = await owner.call(endpoints.endSessionsOfOperator, { params: colleague, body });
    expect(ended.status).toBe(200);
    expect((await other.call(endpoints.readOperatorSessions)).status).toBe(401);
  });
});
