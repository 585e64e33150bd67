import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { applyPlans } from './apply-plans.ts';

const test = testDatabase();
const server = runningServer(test);
const { readContactChannels, changeContactChannels } = endpoints;
const { readSiteStatus, changeSiteStatus, listSitePlans, cancelSitePlan } = endpoints;

const wall = (minutes: number) =>
  test.clock
    .now()
    .add({ minutes })
    .toZonedDateTimeISO('Asia/Bangkok')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

async function read(operator: TestBrowser) {
  const { value } = await operator.call(readContactChannels);
  return readContactChannels.reply.parse(value);
}

async function change(operator: TestBrowser, url: string, effectiveFrom: string | null) {
  const { revision } = await read(operator);
  const service = [{ csType: 'TELEGRAM', url }];
  const body = { revision, service, links: [], reason, effectiveFrom };
  return operator.call(changeContactChannels, { body });
}

async function plans(operator: TestBrowser) {
  return listSitePlans.reply.parse((await operator.call(listSitePlans)).value).list;
}

describe('applyPlans', () => {
  it('carries a change out at its minute and not before', async () => {
    const owner = await enterOwner(server);
    const { service } = await read(owner);
    expect((await change(owner, 'https://telegram.example/later', wall(10))).status).toBe(200);
    expect((await read(owner)).service).toEqual(service);
    await test.inUnit(applyPlans);
    expect((await read(owner)).service).toEqual(service);
    expect((await plans(owner))[0]).toMatchObject({ state: 'waiting', abilities: ['cancel'] });
    test.clock.advance({ minutes: 11 });
    await test.inUnit(applyPlans);
    expect((await read(owner)).service[0]?.url).toBe('https://telegram.example/later');
    expect((await plans(owner))[0]).toMatchObject({ state: 'done', reason, abilities: [] });
  });

  it('drops what another change overtook', async () => {
    const owner = await enterOwner(server);
    await change(owner, 'https://telegram.example/slow', wall(10));
    await change(owner, 'https://telegram.example/fast', null);
    test.clock.advance({ minutes: 11 });
    await test.inUnit(applyPlans);
    expect((await read(owner)).service[0]?.url).toBe('https://telegram.example/fast');
    expect((await plans(owner))[0]).toMatchObject({ state: 'overtaken' });
    const query = { action: 'site.drop_plan' };
    const trail = await owner.call(endpoints.listAuditEntries, { query });
    expect(endpoints.listAuditEntries.reply.parse(trail.value).content).toHaveLength(1);
  });

  it('takes a plan back once, and refuses a moment that has passed', async () => {
    const owner = await enterOwner(server);
    await change(owner, 'https://telegram.example/never', wall(10));
    const id = (await plans(owner))[0]?.id ?? '';
    const cancel = () => owner.call(cancelSitePlan, { params: { id }, body: { reason } });
    expect((await cancel()).value).toMatchObject({ state: 'cancelled', abilities: [] });
    expect((await cancel()).code).toBe('content_changed');
    test.clock.advance({ minutes: 11 });
    await test.inUnit(applyPlans);
    expect((await read(owner)).service[0]?.url).not.toBe('https://telegram.example/never');
    expect((await change(owner, 'https://telegram.example/x', wall(-5))).code).toBe(
      'content_invalid',
    );
    const params = { id: 'pln_00000000' };
    expect((await owner.call(cancelSitePlan, { params, body: { reason } })).code).toBe('not_found');
  });

  it('leaves the plans of the site to those who manage it', async () => {
    const owner = await enterOwner(server);
    const { value } = await owner.call(readSiteStatus);
    const {
      languages: _languages,
      timeZone: _zone,
      abilities: _abilities,
      isOpen: _isOpen,
      signIn: _signIn,
      switches: tree,
      ...rules
    } = readSiteStatus.reply.parse(value);
    const switches = tree.map(({ modId, isOn }) => ({ modId, isOn }));
    const closed = { isRegistrationOpen: false, reason, effectiveFrom: wall(10) };
    const body = { ...rules, switches, ...closed };
    expect((await owner.call(changeSiteStatus, { body })).status).toBe(200);
    const writer = await enterOperator(test, server, 'content');
    const [waiting] = await plans(writer);
    expect(waiting).toMatchObject({ sections: ['status'], abilities: [] });
    const params = { id: waiting?.id ?? '' };
    const got = await writer.call(cancelSitePlan, { params, body: { reason } });
    expect(got.code).toBe('ability_missing');
  });
});
