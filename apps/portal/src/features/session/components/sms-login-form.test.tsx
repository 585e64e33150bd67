import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { device } from '../../../shared/passkeys/device.ts';
import { useSession } from '../../../shared/session/session.ts';
import { expectFit, phones } from '../../../testing/fit.ts';
import { far, openPortal } from '../../../testing/portal.tsx';
import { forgetRests, restFor, restSeconds } from '../../../shared/codes/resting-codes.ts';

const { system } = sampleBoot();
const boot = {
  system: {
    ...system,
    info: {
      ...system.info,
      signIn: {
        ...system.info.signIn,
        showPhoneLogin: true,
        showVerCodeLogin: true,
        smsEnabled: true,
      },
    },
  },
  whitelabel: {
    modId: 'ROOT',
    enabled: '1',
    children: [{ modId: 'MOBILEVERCODELOGIN3', enabled: '1', children: [] }],
  },
} as const;

const dialog = page.getByRole('dialog', { name: 'Log in' });
const mobile = dialog.getByRole('textbox', { name: 'Mobile number' });
const code = dialog.getByRole('textbox', { name: 'Code' });
const send = dialog.getByRole('button', { name: 'Send code' });
const submit = dialog.getByRole('button', { name: 'Log in' });
const country = dialog.getByRole('button', { name: /^Country:/u });

async function openTab(width = 1280) {
  const router = await openPortal('/login', { boot, width });
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  return router;
}

beforeEach(forgetRests);

describe('the login by a code', () => {
  it('sends a code, counts down, and signs in when the code is whole', async () => {
    const router = await openTab();
    await mobile.fill('812345678');
    await send.click();
    await expect.element(dialog.getByRole('button', { name: /^\d+ s$/u })).toBeDisabled();
    expect(far.calls('sendLoginCode').map(({ body }) => body)).toEqual([
      { mobileNum: '812345678', countryDialingCode: '66', purpose: 'login' },
    ]);
    await code.fill('123456');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn').map(({ body }) => body)).toEqual([
      {
        type: 'sms',
        username: '812345678',
        password: '123456',
        countryDialingCode: '66',
        rememberMe: false,
      },
    ]);
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(useSession.getState().member?.account).toBe(samples.readMemberInfo.account);
  });

  it('has the device sign where a passkey is bound, and says when its owner turned back', async () => {
    const sign = vi.spyOn(device, 'sign').mockResolvedValue(undefined);
    await openTab();
    await mobile.fill('812345678');
    await send.click();
    far.refuse('logIn', 'second_factor_required', { kinds: ['passkey'] });
    await code.fill('123456');
    const use = dialog.getByRole('button', { name: 'Use a passkey' });
    await expect.element(use).toHaveFocus();
    await use.click();
    await expect.element(dialog.getByText(/^No passkey was used\./u)).toBeVisible();
    sign.mockResolvedValue('{"id":"lamp"}');
    far.answer('logIn', samples.logIn);
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn').at(-1)?.body).toMatchObject({
      type: 'sms',
      password: '123456',
      passkey: '{"id":"lamp"}',
    });
    sign.mockRestore();
  });

  it('keeps the number and the countdown when the dialog is closed meanwhile', async () => {
    await openTab(1100);
    await mobile.fill('812345678');
    await send.click();
    const resting = dialog.getByRole('button', { name: /^\d+ s$/u });
    await expect.element(resting).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await dialog.getByRole('tab', { name: 'SMS' }).click();
    await expect.element(mobile).toHaveValue('812345678');
    await expect.element(resting).toBeDisabled();
  });

  it('asks for another code at once when the number was refused before it was sent', async () => {
    await openTab();
    await mobile.fill('12');
    await send.click();
    await mobile.fill('812345678');
    await send.click();
    // The countdown has begun before the test ends: it would rest the number of the next one.
    await expect.element(dialog.getByRole('button', { name: /^\d+ s$/u })).toBeVisible();
    expect(far.calls('sendLoginCode')).toHaveLength(1);
    const tooSoon = dialog.getByText('One moment: a code can be asked for once a second.');
    await expect.element(tooSoon).not.toBeInTheDocument();
  });

  it('keeps the countdown in the tab, which outlives the page', () => {
    restFor('login 66 812345678', 300);
    expect(Object.keys(sessionStorage)).toContain('code-rest:login 66 812345678');
    expect(restSeconds('login 66 812345678')).toBeGreaterThan(0);
    expect(restSeconds('login 66 812345679')).toBe(0);
  });

  it('counts down for the number that the code went to, and for no other', async () => {
    await openTab();
    await mobile.fill('812345678');
    await send.click();
    const resting = dialog.getByRole('button', { name: /^\d+ s$/u });
    await expect.element(resting).toBeVisible();
    await mobile.fill('812345679');
    await expect.element(send).toBeEnabled();
    await mobile.fill('812345678');
    await expect.element(resting).toBeDisabled();
  });

  it('says that a code is asked for once a second', async () => {
    far.refuse('sendLoginCode', 'auth/quota-exceeded');
    await openTab();
    await mobile.fill('812345678');
    const moment = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await send.click();
    await page.getByRole('button', { name: 'OK' }).click();
    await send.click();
    await expect
      .element(dialog.getByText('One moment: a code can be asked for once a second.'))
      .toBeVisible();
    moment.mockRestore();
    expect(far.calls('sendLoginCode')).toHaveLength(1);
  });

  it('names what is wrong with the number by the digits of its country', async () => {
    await openTab();
    await submit.click();
    await expect.element(mobile).toHaveFocus();
    await expect.element(mobile).toHaveAccessibleDescription('Enter a mobile number.');
    await mobile.fill('8123');
    await send.click();
    await expect.element(mobile).toHaveFocus();
    await expect.element(mobile).toHaveAccessibleDescription('Enter a mobile number of 9 digits.');
    expect(far.calls('sendLoginCode')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('takes another country by a few letters of its name', async () => {
    await openTab();
    await expect.element(country).toHaveAccessibleName('Country: Thailand, +66');
    await country.click();
    await page.getByRole('combobox', { name: 'Find a country' }).fill('united');
    await page.getByRole('option', { name: /United Kingdom/u }).click();
    await expect.element(country).toHaveAccessibleName('Country: United Kingdom, +44');
    await mobile.fill('7400123456');
    await send.click();
    await expect
      .poll(() => far.calls('sendLoginCode')[0]?.body)
      .toMatchObject({ countryDialingCode: '44' });
  });

  it.each(['auth/operation-not-allowed', 'auth/too-many-requests', 'auth/quota-exceeded'] as const)(
    'shows why no code was sent: %s',
    async (refusal) => {
      far.refuse('sendLoginCode', refusal);
      await openTab();
      await mobile.fill('812345678');
      await send.click();
      const warning = page.getByRole('dialog', { name: "That didn't work" });
      await expect.element(warning.getByText(refusalText(refusal))).toBeVisible();
      await warning.getByRole('button', { name: 'OK' }).click();
      await expect.element(warning).not.toBeInTheDocument();
      await expect.element(mobile).toHaveValue('812345678');
      await expect.element(send).toBeEnabled();
    },
  );

  it('asks for the picture when the server wants one before a code', async () => {
    far.refuse('sendLoginCode', 'auth/captcha-check-failed', { captcha: true });
    await openTab();
    await mobile.fill('812345678');
    await send.click();
    const pressedMs = performance.now();
    await page.getByRole('button', { name: 'OK' }).click();
    await dialog.getByRole('textbox', { name: 'Characters in the picture' }).fill('r1ght');
    far.answer('sendLoginCode', samples.sendLoginCode);
    await expect.poll(() => far.calls('readCaptcha').at(-1)?.query).toEqual({ action: 'sms' });
    // A second press within a second does nothing.
    await expect.poll(() => performance.now() - pressedMs, { timeout: 3000 }).toBeGreaterThan(1000);
    await send.click();
    await expect
      .poll(() => far.calls('sendLoginCode').at(-1)?.body)
      .toMatchObject({ captcha: 'r1ght' });
    // It has been used: the next code wants another one.
    await expect
      .element(dialog.getByRole('textbox', { name: 'Characters in the picture' }))
      .toHaveValue('');
  });

  it.each([
    ['auth/invalid-verification-code', code],
    ['auth/code-expired', code],
    ['auth/invalid-phone-number', mobile],
  ] as const)('lands %s on its field', async (refusal, field) => {
    far.refuse('logIn', refusal);
    await openTab();
    await mobile.fill('812345678');
    await code.fill('123456');
    await expect.element(field).toHaveAccessibleDescription(refusalText(refusal));
    await expect.element(field).toHaveFocus();
    expect(far.calls('logIn')).toHaveLength(1);
  });

  it('asks for the second step where a factor is bound', async () => {
    far.refuse('logIn', 'second_factor_required', { kinds: ['authenticator', 'recovery_code'] });
    await openTab();
    await mobile.fill('812345678');
    await code.fill('123456');
    const factor = dialog.getByRole('textbox', { name: 'Code of your authenticator' });
    await expect.element(factor).toBeVisible();
    far.answer('logIn', samples.logIn);
    await factor.fill('654321');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn').at(-1)?.body).toMatchObject({
      password: '123456',
      factor: { kind: 'authenticator', code: '654321' },
    });
  });

  it('says that the line is down', async () => {
    far.fail('sendLoginCode', 'offline');
    await openTab();
    await mobile.fill('812345678');
    await send.click();
    await expect.element(page.getByText(/^We can't reach the server\./u)).toBeVisible();
  });

  it('has its countries before anything was asked: they came with the page', async () => {
    const release = far.hold('sendLoginCode');
    await openTab();
    await country.click();
    await expect.element(page.getByRole('option', { name: /United Kingdom/u })).toBeVisible();
    await page.getByRole('combobox', { name: 'Find a country' }).fill('qqq');
    await expect.element(page.getByText('No country matches.')).toBeVisible();
    release();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('logIn');
    await openTab();
    await mobile.fill('812345678');
    await code.fill('123456');
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn')).toHaveLength(1);
  });

  it.each(phones)('fits a phone of %i', async (width) => {
    await openTab(width);
    await expectFit(width, submit);
  });

  it('speaks Arabic', async () => {
    await openPortal('/login', { boot, locale: 'ar' });
    const arabic = page.getByRole('dialog', { name: 'تسجيل الدخول' });
    await arabic.getByRole('tab', { name: 'رسالة نصية' }).click();
    await expect.element(arabic.getByRole('textbox', { name: 'رقم الجوال' })).toBeVisible();
    await expect.element(arabic.getByRole('button', { name: 'إرسال الرمز' })).toBeVisible();
  });
});
