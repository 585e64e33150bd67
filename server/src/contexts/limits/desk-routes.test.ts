import { endpoints } from '@portal/protocol/endpoints';
import { isIdOf } from '@portal/protocol';
import { assert } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { buildStake, codesOf, placeStakes } from '../../../test/factories/limits.ts';
import { enterOwner, reason } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function scene() {
  const operator = await enterOwner(server);
  const browser = server.browser();
  const { id } = await registerMember(browser);
  assert(isIdOf('mbr', id), 'a member has a member id');
  const stake = (jurisdiction = 'DEFAULT') =>
    test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, [buildStake(id)])).join(), {
      site: { jurisdiction },
    });
  return { operator, browser, id, params: { id }, stake };
}

const unknown = { id: 'mbr_00000000000000000000000000000000' };

describe('the protection of a member at the desk', () => {
  it('is that of a member who exists', async () => {
    const { operator } = await scene();
    const got = await operator.call(endpoints.readMemberProtection, { params: unknown });
    const body = { reason, flag: 'NO_BET' };
    const stopped = await operator.call(endpoints.stopMember, { params: unknown, body });
    expect([got.code, stopped.code]).toEqual(['not_found', 'not_found']);
  });

  it('stops bets with a reason, at once, and lifts the stop again (R39)', async () => {
    const { operator, browser, params, stake } = await scene();
    const body = { reason, flag: 'NO_BET' };
    const early = await operator.call(endpoints.liftStop, { params, body });
    expect(early.code).toBe('stop_not_set');
    const { value } = await operator.call(endpoints.stopMember, { params, body });
    expect(value['stops']).toMatchObject([{ flag: 'NO_BET', reason }]);
    expect(await stake()).toBe('betting_stopped');
    const own = () => browser.call(endpoints.readProtection);
    expect((await own()).value['stopped']).toEqual(['NO_BET']);
    await operator.call(endpoints.liftStop, { params, body });
    expect(await stake()).toBe('ok');
    expect((await own()).value['stopped']).toEqual([]);
  });

  it('excludes, ends the sessions, and tells who did it and why (R10)', async () => {
    const { operator, browser, params, stake } = await scene();
    const body = { reason, months: 6 };
    const { value } = await operator.call(endpoints.excludeMember, { params, body });
    expect(value['breaks']).toMatchObject([{ kind: 'exclusion', reason }]);
    expect(await stake()).toBe('self_excluded');
    const ended = await browser.call(endpoints.readProtection);
    expect([ended.code, ended.data['ended']]).toEqual(['not_signed_in', 'on_break']);
    const query = { subjectId: params.id, action: 'member.exclude' };
    const trail = await operator.call(endpoints.listAuditEntries, { query });
    expect(trail.value['content']).toMatchObject([{ action: 'member.exclude', reason }]);
  });

  it('proves who somebody is, once, and play may begin where it waited for that (R18)', async () => {
    const { operator, params, stake } = await scene();
    expect(await stake('MT')).toBe('identity_unverified');
    const { value } = await operator.call(endpoints.proveMember, { params, body: { reason } });
    expect(value['provenAt']).not.toBeNull();
    expect(await stake('MT')).toBe('ok');
    const again = await operator.call(endpoints.proveMember, { params, body: { reason } });
    expect(again.code).toBe('proven_already');
  });
});
