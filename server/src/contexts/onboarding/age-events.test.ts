import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../test/factories/factors.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { somePapers } from '../../../test/factories/kyc.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { deliverEvents } from '../../platform/outbox.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** Until nothing is told any more: what was heard may tell something itself. */
async function hear(): Promise<void> {
  let delivered = 1;
  while (delivered > 0) {
    delivered = await deliverEvents(
      workOf(test, { id: 'merilune' }),
      server.built().contexts.events,
    );
  }
}

/** A member who says when they were born; what is told of it may be heard later. */
async function bornOn(birthday: string, isHeard = true) {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  await proveSelf(browser);
  const got = await browser.call(endpoints.changeProfile, { body: { fields: { birthday } } });
  if (isHeard) {
    await hear();
  }
  return { browser, id, status: got.status };
}

/** What the game is played with, as somebody is told who may open it. */
async function stakeOf(nodeId: string): Promise<string> {
  const other = server.browser();
  await registerMember(other);
  const { value } = await other.call(endpoints.launchGame, { body: { nodeId } });
  return String(value['defaultStake']);
}

/** Every way to play and to pay in is closed at once, before anything of it was delivered. */
async function refusesPlay(browser: TestBrowser, id: string): Promise<void> {
  const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [game] = games.value['list'] as { nodeId: string }[];
  const node = { nodeId: game?.nodeId ?? '' };
  const launch = await browser.call(endpoints.launchGame, { body: node });
  expect(launch.code).toBe('betting_stopped');
  const body = { ...node, stake: await stakeOf(node.nodeId) };
  const refused = await browser.call(endpoints.spinSlot, { body, key: `young-${id}` });
  expect(refused.code).toBe('betting_stopped');
  const order = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const deposit = await browser.call(endpoints.createDeposit, { body: order, key: `pay-${id}` });
  expect(deposit.code).toBe('deposits_stopped');
}

const today = () => test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
const deskOf = async (id: string) => {
  const operator = await enterOwner(server);
  const protection = await operator.call(endpoints.readMemberProtection, { params: { id } });
  const { value } = await operator.call(endpoints.listCareCases, { query: { sign: 'underage' } });
  const { content } = endpoints.listCareCases.reply.parse(value);
  const cases = content.filter(({ memberId }) => memberId === id);
  return { operator, stops: protection.value['stops'] as readonly { flag: string }[], cases };
};

describe('a birthday below the minimum age (R17)', () => {
  it('stops play and deposits at once, tells the member, and raises one case', async () => {
    const tooYoung = String(today().subtract({ years: 18 }).add({ days: 1 }));
    const { browser, id, status } = await bornOn(tooYoung, false);
    expect(status).toBe(200);
    const { stops } = await deskOf(id);
    expect(stops.map(({ flag }) => flag).toSorted()).toEqual(['NO_BET', 'NO_BONUS', 'NO_DEPOSIT']);
    await refusesPlay(browser, id);
    await hear();
    const { cases } = await deskOf(id);
    expect(cases).toMatchObject([
      { sign: 'underage', foundCount: 17, thresholdCount: 18, foundAmount: null, state: 'open' },
    ]);
    const { value } = await browser.call(endpoints.listMessages, { query: {} });
    const { content } = endpoints.listMessages.reply.parse(value);
    expect(content.map(({ type }) => type)).toContain('age_stopped');
  });

  it('is lifted by nobody’s word at the desk, and by papers that show the age', async () => {
    const { browser, id } = await bornOn('2015-05-05');
    const { operator } = await deskOf(id);
    const lift = async (flag: string) => {
      const got = await operator.call(endpoints.liftStop, {
        params: { id },
        body: { flag, reason },
      });
      return got.code;
    };
    expect(await lift('NO_BET')).toBe('stop_of_age');
    expect(await lift('NO_DEPOSIT')).toBe('stop_of_age');
    // What an operator adds goes again, and the stop of age stays.
    const stop = { params: { id }, body: { flag: 'NO_BET', reason } };
    expect((await operator.call(endpoints.stopMember, stop)).status).toBe(200);
    expect(await lift('NO_BET')).toBeUndefined();
    expect(await lift('NO_BET')).toBe('stop_of_age');
    await refusesPlay(browser, id);
    await proveSelf(browser);
    const sent = await browser.call(endpoints.sendPapers, { body: await somePapers('identity') });
    expect(sent.status, sent.text).toBe(200);
    expect((await deskOf(id)).stops).toHaveLength(3);
    const { value } = await operator.call(endpoints.readMemberKyc, { params: { id } });
    const [newest] = value['cases'] as readonly { readonly id: string }[];
    const approval = { params: { id: newest?.id ?? '' }, body: { reason } };
    expect((await operator.call(endpoints.approveKycCase, approval)).status).toBe(200);
    expect((await deskOf(id)).stops).toEqual([]);
    const profile = await browser.call(endpoints.readProfile);
    expect(profile.value['fields']).toMatchObject({ birthday: '1990-02-28' });
  });

  it('is not lifted by whoever may only look after members', async () => {
    const { id } = await bornOn('2015-05-05');
    const support = await enterOperator(test, server, 'support');
    const lift = { params: { id }, body: { flag: 'NO_BET', reason } };
    expect((await support.call(endpoints.liftStop, lift)).code).toBe('stop_of_age');
  });

  it('is not stopped again by another change, nor lifted by it', async () => {
    const { browser, id } = await bornOn('2015-05-05');
    await browser.call(endpoints.changeProfile, { body: { fields: { telegram: 'mika88' } } });
    await hear();
    const { stops } = await deskOf(id);
    expect(stops.map(({ flag }) => flag).toSorted()).toEqual(['NO_BET', 'NO_BONUS', 'NO_DEPOSIT']);
  });

  it('is none on the day of the years, and nothing happens', async () => {
    const { id } = await bornOn(String(today().subtract({ years: 18 })));
    expect(await deskOf(id)).toMatchObject({ stops: [], cases: [] });
  });
});
