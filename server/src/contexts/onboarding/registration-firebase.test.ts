import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOneForm, newNumber } from '../../../test/factories/codes.ts';
import { firebaseKeys, firebaseProject } from '../../../test/factories/firebase.ts';
import { goodPassword } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';

const elsewhere = firebaseKeys();
const test = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-firebase-'));
const signInFile = join(folder, 'sign-in.json');
beforeAll(() => {
  writeFileSync(signInFile, JSON.stringify({ firebase: { keys: elsewhere.address() } }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  elsewhere.state.isUp = true;
});

const sdkUrl = 'https://www.gstatic.com/firebasejs/12.6.0';
const shown = { projectId: firebaseProject, apiKey: 'key', authDomain: 'lamp.example', sdkUrl };
const siteFile = siteFileWith({ firebase: { ...shown, hosts: { scripts: [], calls: [] } } });
const options = { rates: endlessRates };
const server = runningServer(test, { siteFile, signInFile }, options);
const cutOff = runningServer(test, { siteFile, signInFile }, options);

const now = () => test.clock.now();
const rest = {
  ageConfirmed: true,
  termsAccepted: true,
  password: goodPassword,
  confirmPassword: goodPassword,
  firebaseChannel: 'sms',
};

async function register(mobileNum: string, firebaseIdToken: string | undefined, at = server) {
  const body = { ...rest, mobileNum, firebaseIdToken };
  return at.browser().call(endpoints.registerMobile, { body });
}

describe('a number that Firebase proved (portal.md 4)', () => {
  it('opens an account, with the number proven', async () => {
    const number = newNumber();
    const got = await register(number, await elsewhere.token(inOneForm(number), now()));
    expect([got.status, got.value['account']]).toEqual([200, inOneForm(number)]);
    const { rows } = await test
      .database()
      .pool.query(`select verified_at is not null as proven from contacts where subject_id = $1`, [
        got.value['id'],
      ]);
    expect(rows).toEqual([{ proven: true }]);
  });

  it.each([
    ['of another number', { phone_number: '+66800000000' }, 'auth/invalid-verification-code'],
    ['of another project', { aud: 'somebody-else' }, 'auth/invalid-verification-code'],
    ['of another issuer', { iss: 'https://issuer.example' }, 'auth/invalid-verification-code'],
    ['without a number', { phone_number: undefined }, 'auth/invalid-verification-code'],
    [
      'of another way in',
      { firebase: { sign_in_provider: 'google.com' } },
      'auth/invalid-verification-code',
    ],
    ['of the future', { auth_time: 9_999_999_999 }, 'auth/invalid-verification-code'],
    ['that is over', { exp: 1_000_000_000 }, 'auth/code-expired'],
    ['of a proof long ago', { auth_time: 1_000_000_000 }, 'auth/code-expired'],
  ])('stops at a token %s', async (_name, changes, code) => {
    const number = newNumber();
    const token = await elsewhere.token(inOneForm(number), now(), changes);
    expect((await register(number, token)).code).toBe(code);
  });

  it('stops without a token, at one that is none, and at one that somebody else signed', async () => {
    const number = newNumber();
    expect((await register(number, undefined)).code).toBe('auth/missing-verification-code');
    expect((await register(number, 'no.token.atall')).code).toBe('auth/invalid-verification-code');
    const forged = await elsewhere.token(inOneForm(number), now(), { key: 'wrong' });
    expect((await register(number, forged)).code).toBe('auth/invalid-verification-code');
  });

  it('counts once, whatever token of the same sign-in there is shown', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const at = now();
    const holder = { sub: 'holder-of-both' };
    const token = (number: string, ends: number) =>
      elsewhere.token(inOneForm(number), at, { ...holder, exp: ends });
    expect((await register(first, await token(first, 4_000_000_000))).status).toBe(200);
    const again = await register(second, await token(second, 4_000_000_001));
    expect(again.code).toBe('auth/code-expired');
  });

  it('stops while the keys cannot be had', async () => {
    elsewhere.state.isUp = false;
    const number = newNumber();
    const token = await elsewhere.token(inOneForm(number), now());
    expect((await register(number, token, cutOff)).code).toBe('auth/unknown');
  });

  it('sends no code of our own beside it, and says whose scripts send one', async () => {
    const browser = server.browser();
    const got = await browser.call(endpoints.sendRegisterCode, { body: { mobileNo: newNumber() } });
    expect(got.code).toBe('auth/operation-not-allowed');
    const { value } = await browser.call(endpoints.readStatus);
    expect(value['info']).toMatchObject({ firebase: shown });
  });
});
