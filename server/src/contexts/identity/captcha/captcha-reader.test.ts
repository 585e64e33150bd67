import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import { proveSelf } from '../../../../test/factories/factors.ts';
import { geetestAccount, geetestServer } from '../../../../test/factories/geetest.ts';
import { formOf, newName } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith, switchesWithout } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';

const elsewhere = geetestServer();
const test = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-geetest-'));
const { captchaId, captchaKey } = geetestAccount;

/** What the operator says in SIGN_IN_FILE. */
function settingsFile(name: string, settings: Record<string, unknown>): string {
  const signInFile = join(folder, `${name}.json`);
  beforeAll(() => {
    const host = elsewhere.address();
    const geetest = { captchaKey, host, timeoutMilliseconds: 300, ...settings };
    writeFileSync(signInFile, JSON.stringify({ geetest }));
  });
  return signInFile;
}

const siteFile = siteFileWith({
  register: { ...demoConfiguration.register, captcha: 'always' },
  captcha: {
    kinds: ['geetest', 'proof_of_work'],
    geetest: {
      captchaId,
      scriptUrl: 'https://static.geetest.com/v4/gt4.js',
      hosts: ['https://static.geetest.com'],
    },
  },
  signIn: { ...demoConfiguration.signIn, smsEnabled: true },
  switches: switchesWithout(),
});
const options = { rates: endlessRates };
const strict = runningServer(test, { siteFile, signInFile: settingsFile('strict', {}) }, options);
const lenient = runningServer(
  test,
  { siteFile, signInFile: settingsFile('lenient', { whenDown: 'accept' }) },
  options,
);
const stranger = runningServer(
  test,
  { siteFile, signInFile: settingsFile('stranger', { captchaKey: 'not the one' }) },
  options,
);

beforeEach(() => {
  elsewhere.state.mode = 'up';
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pass = () => elsewhere.pass(test.clock.now());

type Action = 'login' | 'register' | 'sms';

const begin = (browser: TestBrowser, action: Action) =>
  browser.call(endpoints.readCaptcha, { query: { action, kind: 'geetest' } });

async function register(fields: object, at = strict, action: Action = 'register') {
  const browser = at.browser();
  await begin(browser, action);
  const body = { ...formOf(newName()), ...fields };
  const { code, status } = await browser.call(endpoints.register, { body });
  return code ?? status;
}

describe('the geetest check (portal.md 3 and 4)', () => {
  it('opens a registration by what the provider stands by, once (R63)', async () => {
    const proof = pass();
    expect(await register(proof)).toBe(200);
    expect(await register(proof)).toBe('captcha_incorrect');
    expect(await register({})).toBe('captcha_required');
  });

  it('opens only what this browser began it for (R63)', async () => {
    expect(await register(pass(), strict, 'sms')).toBe('captcha_incorrect');
    expect(await register(pass(), strict, 'login')).toBe('captcha_incorrect');
    // In a browser that began none, and by what was proven before it began.
    const body = { ...formOf(newName()), ...pass() };
    const other = await strict.browser().call(endpoints.register, { body });
    expect(other.code).toBe('captcha_incorrect');
    const early = pass();
    test.clock.advance({ seconds: 90 });
    expect(await register(early)).toBe('captcha_incorrect');
  });

  it('takes nothing that the provider did not give, that is not whole, or that is too old', async () => {
    expect(await register({ ...pass(), pass_token: 'made up' })).toBe('captcha_incorrect');
    const { gen_time: _time, ...rest } = pass();
    expect(await register(rest)).toBe('captcha_incorrect');
    const late = pass();
    test.clock.advance({ minutes: 5 });
    const asked = elsewhere.state.asked;
    expect(await register(late)).toBe('captcha_incorrect');
    expect(await register({ ...pass(), gen_time: 'soon' })).toBe('captcha_incorrect');
    expect(elsewhere.state.asked).toBe(asked);
  });

  it('is spent by whoever uses it, even where the provider would take it again', async () => {
    elsewhere.state.mode = 'silent';
    const proof = pass();
    expect(await register(proof, lenient)).toBe(200);
    expect(await register(proof, lenient)).toBe('captcha_incorrect');
  });

  it.each(['silent', 'broken'] as const)(
    'refuses while the provider is %s, and lets other ways through',
    async (mode) => {
      elsewhere.state.mode = mode;
      expect(await register(pass())).toBe('captcha_unreachable');
    },
  );

  it('is a fault of the settings, and no person, where the key is wrong', async () => {
    expect(await register(pass(), stranger)).toBe('captcha_unreachable');
  });

  it('comes before every code that a visitor has sent (R65)', async () => {
    const browser = strict.browser();
    const send = async (number: string, fields: object) => {
      const body = { mobileNum: number, countryDialingCode: '66', ...fields };
      const { code, status } = await browser.call(endpoints.sendLoginCode, { body });
      return code ?? status;
    };
    expect(await send('0812345678', {})).toBe('auth/captcha-check-failed');
    await begin(browser, 'sms');
    expect(await send('0812345678', pass())).toBe(200);
  });

  it('comes before every SMS that a member has sent, and before no mail (R65)', async () => {
    const browser = strict.browser();
    const username = newName();
    await begin(browser, 'register');
    const form = { ...formOf(username), login: true, ...pass() };
    const id = idIn('mbr', (await browser.enter(endpoints.register, form)).value['id']);
    await proveSelf(browser);
    const answerOf = async (call: ReturnType<TestBrowser['call']>) => {
      const { code, status } = await call;
      test.clock.advance({ seconds: 1 });
      return code ?? status;
    };
    const bind = (channel: string, address: string, fields: object = {}) =>
      answerOf(browser.call(endpoints.sendContactCode, { body: { channel, address, ...fields } }));
    const verify = (fields: object = {}) =>
      answerOf(browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms', ...fields } }));
    const number = newNumber();
    expect(await bind('sms', number)).toBe('auth/captcha-check-failed');
    await begin(browser, 'sms');
    expect(await bind('sms', number, pass())).toBe(200);
    expect(await bind('email', `${username}@site.example`)).toBe(200);
    await proveNumber(test, id, newNumber());
    expect(await verify()).toBe('auth/captcha-check-failed');
    await begin(browser, 'sms');
    expect(await verify(pass())).toBe(200);
  });

  it('is published with the address of its script', async () => {
    const { value } = await strict.browser().call(endpoints.readStatus);
    expect(value['info']).toMatchObject({
      captchaKinds: ['geetest', 'proof_of_work'],
      geetest: { captchaId, scriptUrl: 'https://static.geetest.com/v4/gt4.js' },
    });
  });
});
