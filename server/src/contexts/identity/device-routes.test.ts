import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../test/factories/codes.ts';
import { bindFactor, proveSelf } from '../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { bindPasskey } from '../../../test/factories/passkeys.ts';
import { change, enter, newPassword } from '../../../test/factories/passwords.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { resetFactors } from './factors/use-cases/reset-factors.ts';
import { blockSubject } from './use-cases/block-subject.ts';
import { endSessions } from './use-cases/end-sessions.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const home = '203.0.113.5';

interface Row {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly isTrusted: boolean;
  readonly browser: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

const rowsOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readDevices)).value['devices'] as Row[];
const otherOf = async (browser: TestBrowser) =>
  (await rowsOf(browser)).find((row) => !row.isCurrent)?.id ?? 'none';
/** Whether a login there is asked for nothing more (`validate`, portal.md 3). */
const isLetOn = async (browser: TestBrowser, name: string, password = goodPassword) =>
  (await enter(browser, name, password)).value['validate'];
const remove = async (browser: TestBrowser, id: string) =>
  (await browser.call(endpoints.deleteDevice, { params: { id } })).code;

/** A member with a proven number, and with two trusted browsers at one address. */
async function twoDevices() {
  const [here, there] = [server.browser(home), server.browser(home)];
  const { id, username } = await registerMember(here);
  await enter(here, username, goodPassword);
  await enter(there, username, goodPassword);
  await test
    .database()
    .pool.query('update known_devices set trusted_at = last_sign_in_at where subject_id = $1', [
      id,
    ]);
  const number = newNumber();
  await proveNumber(test, id, number);
  expect(await isLetOn(there, username)).toBe(true);
  // The newer login has ended the one of before (`multiLogin`).
  expect(await isLetOn(here, username)).toBe(true);
  await proveSelf(here);
  return { here, there, id, username, number };
}

describe('the devices of a member (agents-loyalty-money.md F)', () => {
  it('are listed with their name, first and last time, trust, and the one in hand', async () => {
    const here = server.browser(home);
    const first = String(test.clock.now());
    const { username } = await registerMember(here);
    test.clock.advance({ minutes: 10 });
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' };
    const body = { username, password: goodPassword };
    await server.browser(home).call(endpoints.logIn, { body, headers });
    test.clock.advance({ minutes: 1 });
    const last = String(test.clock.now());
    await here.enter(endpoints.logIn, body);
    const [own, other] = await rowsOf(here);
    expect(own).toMatchObject({ isTrusted: true, firstSeenAt: first, lastSeenAt: last });
    expect(other).toMatchObject({ isTrusted: false, browser: 'Safari, iPhone' });
  });

  it('end with one, which is a stranger at its next login, and listed again then', async () => {
    const { here, there, username } = await twoDevices();
    const id = await otherOf(here);
    expect(await remove(here, id)).toBeUndefined();
    expect((await rowsOf(here)).map((row) => row.isCurrent)).toEqual([true]);
    expect((await there.call(endpoints.readSessions)).code).toBe('not_signed_in');
    expect(await isLetOn(there, username)).toBe(false);
    expect(await rowsOf(there)).toMatchObject([
      { id, isCurrent: true, isTrusted: false },
      { isCurrent: false, isTrusted: true },
    ]);
  });

  it('end with a session that is open there', async () => {
    const { here, username } = await twoDevices();
    const phone = server.browser(home);
    const headers = { 'user-agent': 'Phone (Android; Mobile)' };
    await phone.call(endpoints.logIn, { body: { username, password: goodPassword }, headers });
    const devices = await rowsOf(here);
    const id = devices.find((row) => row.browser === 'Android')?.id ?? 'none';
    expect(await remove(here, id)).toBeUndefined();
    expect((await phone.call(endpoints.readSessions)).code).toBe('not_signed_in');
  });

  it('are removed once by two at once', async () => {
    const { here } = await twoDevices();
    const id = await otherOf(here);
    const codes = await Promise.all([remove(here, id), remove(here, id)]);
    expect(codes.toSorted()).toEqual(['not_found', undefined]);
  });

  it('are trusted no more when one comes in while it is removed', async () => {
    const { here, there, username } = await twoDevices();
    const id = await otherOf(here);
    await Promise.all([remove(here, id), enter(there, username, goodPassword)]);
    const row = (await rowsOf(here)).find((device) => device.id === id);
    expect(row?.isTrusted ?? false).toBe(false);
  });

  it('all go but the one in hand, which stays trusted', async () => {
    const { here, there, username } = await twoDevices();
    expect((await here.call(endpoints.deleteOtherDevices)).status).toBe(200);
    expect(await rowsOf(here)).toMatchObject([{ isCurrent: true, isTrusted: true }]);
    expect(await isLetOn(there, username)).toBe(false);
    expect(await isLetOn(here, username)).toBe(true);
  });

  it('of somebody else are not there (R79), nor is the own one to remove', async () => {
    const [mine, theirs] = [await twoDevices(), await twoDevices()];
    const own = (await rowsOf(mine.here)).find((row) => row.isCurrent)?.id ?? 'none';
    for (const id of [own, ...(await rowsOf(theirs.here)).map((row) => row.id)]) {
      expect(await remove(mine.here, id)).toBe('not_found');
    }
    expect(await rowsOf(theirs.here)).toHaveLength(2);
    expect(await rowsOf(mine.here)).toHaveLength(2);
  });

  it('go after a fresh proof alone (R63, R67)', async () => {
    const { here } = await twoDevices();
    test.clock.advance({ minutes: 6 });
    const refused = [
      await remove(here, await otherOf(here)),
      (await here.call(endpoints.deleteOtherDevices)).code,
    ];
    expect(refused).toEqual(['step_up_required', 'step_up_required']);
  });

  /** Who has nothing to verify with, and somebody else who knows the password. */
  async function ownerAndThief() {
    const [owner, thief] = [server.browser(home), server.browser('198.51.100.77')];
    const { username } = await registerMember(owner);
    await enter(thief, username, goodPassword);
    return { owner, thief };
  }

  it('that are trusted go from a trusted one alone (R68)', async () => {
    const { owner, thief } = await ownerAndThief();
    const refused = [
      await remove(thief, await otherOf(thief)),
      (await thief.call(endpoints.deleteOtherDevices)).code,
    ];
    expect(refused).toEqual(['verification_required', 'verification_required']);
    expect(await rowsOf(owner)).toMatchObject([{ isTrusted: true }, { isTrusted: false }]);
    await proveSelf(owner);
    expect(await remove(owner, await otherOf(owner))).toBeUndefined();
  });

  it('that are trusted stay so when one that is not signs them out (R68)', async () => {
    const { thief } = await ownerAndThief();
    expect((await thief.call(endpoints.endOtherSessions)).status).toBe(200);
    const rows = await rowsOf(thief);
    expect(rows.filter((row) => row.isTrusted)).toHaveLength(1);
  });

  it('still tell persons apart once they are removed (R12)', async () => {
    const { here, id } = await twoDevices();
    await here.call(endpoints.deleteOtherDevices);
    const { rowCount } = await test
      .database()
      .pool.query('select 1 from known_devices where subject_id = $1', [id]);
    expect(rowCount).toBe(2);
  });
});

describe('the trust in a device (agents-loyalty-money.md F)', () => {
  /** Somebody whose phone, another kind of client, is signed in beside the browser in hand. */
  async function withPhone() {
    const member = await twoDevices();
    const { here, there, username } = member;
    const headers = { 'user-agent': 'Phone (Android; Mobile)' };
    await there.call(endpoints.logIn, { body: { username, password: goodPassword }, headers });
    const sessions = (await here.call(endpoints.readSessions)).value['sessions'];
    const open = sessions as { id: string; isCurrent: boolean; endedAt: string | null }[];
    const other = open.find((row) => !row.isCurrent && row.endedAt === null);
    return { ...member, sessionId: other?.id ?? 'none' };
  }

  it('ends with a session that its owner ends from elsewhere', async () => {
    const { here, there, username, sessionId } = await withPhone();
    await here.call(endpoints.endSession, { params: { id: sessionId } });
    expect(await isLetOn(there, username)).toBe(false);
    expect(await isLetOn(here, username)).toBe(true);
  });

  it('ends with all others, open or not', async () => {
    const { here, there, username } = await twoDevices();
    await here.call(endpoints.endOtherSessions);
    expect(await isLetOn(there, username)).toBe(false);
    expect(await isLetOn(here, username)).toBe(true);
  });

  it('ends with a session that the desk ends', async () => {
    const { there, id, username, sessionId } = await withPhone();
    const desk = await enterOwner(server);
    const body = { sessionId, reason: 'the phone was stolen' };
    const got = await desk.call(endpoints.endSessionsOfMember, { params: { id }, body });
    expect(got.status, got.text).toBe(200);
    expect(await isLetOn(there, username)).toBe(false);
  });

  it('ends with a new password, but where it was chosen', async () => {
    const { here, there, username } = await twoDevices();
    expect((await change(here)).status).toBe(200);
    expect(await isLetOn(there, username, newPassword)).toBe(false);
    expect(await isLetOn(here, username, newPassword)).toBe(true);
  });

  it('ends with a password that was reset by a code', async () => {
    const { here, there, username, number } = await twoDevices();
    test.clock.advance({ minutes: 6 });
    await here.call(endpoints.sendLoginCode, { body: { mobileNum: number, purpose: 'password' } });
    const verificationCode = await codeSentTo(test, server, number);
    const body = { mobileNum: number, verificationCode, newPassword };
    expect((await here.enter(endpoints.resetPassword, body)).status).toBe(200);
    expect(await isLetOn(there, username, newPassword)).toBe(false);
    expect(await isLetOn(here, username, newPassword)).toBe(true);
  });

  const trustedOf = async (id: string) => {
    const { rows } = await test
      .database()
      .pool.query<{ trusted: bigint }>(
        'select count(trusted_at) as trusted from known_devices where subject_id = $1',
        [id],
      );
    return Number(rows[0]?.trusted);
  };

  it.each([
    ['a lock', blockSubject, 0],
    ['a break, which says nothing of whose they are', endSessions, 2],
  ] as const)('after %s', async (_name, act, left) => {
    const { id } = await twoDevices();
    expect(await trustedOf(id)).toBe(2);
    await test.inUnit((ctx) => act(ctx, id));
    expect(await trustedOf(id)).toBe(left);
  });

  it.each([
    ['authenticator', (browser: TestBrowser) => bindFactor(test, browser, 'member')],
    ['passkey', bindPasskey],
  ] as const)(
    'stays in hand alone with a new %s, and nowhere once it is reset',
    async (_n, bind) => {
      const { here, there, id, username } = await twoDevices();
      expect((await bind(here)).status).toBe(200);
      expect(await rowsOf(here)).toMatchObject([
        { isCurrent: true, isTrusted: true },
        { isCurrent: false, isTrusted: false },
      ]);
      await test.inUnit((ctx) => resetFactors(ctx, id));
      expect(await trustedOf(id)).toBe(0);
      for (const browser of [here, there]) {
        expect(await isLetOn(browser, username)).toBe(false);
      }
    },
  );

  it('does not come back with a login while the factors are reset', async () => {
    const { here, there, id, username } = await twoDevices();
    await bindFactor(test, here, 'member');
    const reset = test.inUnit((ctx) => resetFactors(ctx, id));
    await Promise.all([reset, enter(there, username, goodPassword)]);
    expect(await trustedOf(id)).toBe(0);
  });
});
