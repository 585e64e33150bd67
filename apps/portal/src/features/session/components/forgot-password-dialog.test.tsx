import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { device } from '../../../shared/passkeys/device.ts';
import { useSession } from '../../../shared/session/session.ts';
import { expectFit, phones } from '../../../testing/fit.ts';
import { far, openPortal } from '../../../testing/portal.tsx';
import { forgetRests } from '../../../shared/codes/resting-codes.ts';

const { system } = sampleBoot();
const signIn = { ...system.info.signIn, smsEnabled: true };
const byMobile = {
  system: { ...system, info: { ...system.info, signIn } },
  whitelabel: {
    modId: 'ROOT',
    enabled: '1',
    children: [{ modId: 'CHNGPASSVERIF3', enabled: '1', children: [] }],
  },
} as const;

const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
const username = dialog.getByRole('textbox', { name: 'Username' });
const email = dialog.getByRole('textbox', { name: 'E-mail' });
const sendPassword = dialog.getByRole('button', { name: 'Send password' });
const mobile = dialog.getByRole('textbox', { name: 'Mobile number' });
const code = dialog.getByRole('textbox', { name: 'Code' });
const fresh = dialog.getByRole('textbox', { name: 'New password', exact: true });
const again = dialog.getByRole('textbox', { name: 'New password again' });
const reset = dialog.getByRole('button', { name: 'Set password and log in' });

const secret = 'nine lamps over the quay';

async function open(boot: object = {}, width = 1280) {
  const router = await openPortal('/login', { boot, width });
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect.element(dialog).toBeVisible();
  return router;
}

/** The header may show a login of its own behind it. */
async function forgetAfter(typed: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'Username' }).fill(typed);
  await login.getByRole('button', { name: 'Forgot password?' }).click();
}

async function askByEmail(): Promise<void> {
  await username.fill('harbour88');
  await email.fill('mika@lamplight.example');
  await sendPassword.click();
}

async function resetByMobile(): Promise<void> {
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  await mobile.fill('812345678');
  await code.fill('123456');
  await fresh.fill(secret);
  await again.fill(secret);
  await reset.click();
}

beforeEach(forgetRests);

describe('the dialog of a forgotten password', () => {
  it.each([
    ['mika@lamplight.example', 'E-mail', email, 'mika@lamplight.example'],
    ['812345678', 'Mobile', mobile, '812345678'],
    ['harbour88', 'Mobile', mobile, ''],
    ['', 'Mobile', mobile, ''],
  ])('opens, after %j at the login, by %s', async (typed, way, field, value) => {
    await openPortal('/login', { boot: byMobile });
    await forgetAfter(typed);
    const tab = dialog.getByRole('tab', { name: way });
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expect.element(field).toHaveValue(value);
  });

  it('takes the name of the login along', async () => {
    await openPortal('/login');
    await forgetAfter('harbour88');
    await expect.element(username).toHaveValue('harbour88');
  });

  it('leads back to the login, and says of a short word that it is no address', async () => {
    await open();
    await email.fill('x');
    await sendPassword.click();
    await expect
      .element(dialog.getByText('Write an e-mail address like name@example.com.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('offers the mobile number only where the site does', async () => {
    await open();
    expect(dialog.getByRole('tab').elements()).toEqual([]);
  });

  it('has a temporary password sent, and leads to the login', async () => {
    await open();
    await askByEmail();
    const sent = page.getByRole('dialog', { name: 'Look into your inbox' });
    await expect.element(sent.getByText(/^If name and address belong together/u)).toBeVisible();
    await expect.element(sent.getByText(/^Username\/Email does not exist/u)).toBeVisible();
    expect(far.calls('forgetPassword').map(({ body }) => body)).toEqual([
      { username: 'harbour88', email: 'mika@lamplight.example' },
    ]);
    await sent.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('names what is wrong before it asks the server', async () => {
    await open();
    await sendPassword.click();
    await expect.element(username).toHaveFocus();
    await username.fill('x!');
    await expect.element(username).toHaveAccessibleDescription(/\S/u);
    await email.fill('nowhere');
    await expect
      .element(email)
      .toHaveAccessibleDescription('Write an e-mail address like name@example.com.');
    expect(far.calls('forgetPassword')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('says that there were too many requests', async () => {
    far.refuse('forgetPassword', 'login_throttled');
    await open();
    await askByEmail();
    await expect.element(dialog.getByText(refusalText('login_throttled'))).toBeVisible();
    await expect.element(email).toHaveValue('mika@lamplight.example');
  });

  it('says that the line is down, and goes on at another press', async () => {
    far.fail('forgetPassword', 'offline');
    await open();
    await askByEmail();
    await expect.element(dialog.getByText(/^We can't reach the server\./u)).toBeVisible();
    far.answer('forgetPassword', samples.forgetPassword);
    await sendPassword.click();
    await expect.element(page.getByRole('dialog', { name: 'Look into your inbox' })).toBeVisible();
  });

  it('sends a code to the number, sets the password and signs in', async () => {
    const router = await open(byMobile);
    await dialog.getByRole('tab', { name: 'Mobile' }).click();
    await mobile.fill('812345678');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect.element(dialog.getByRole('button', { name: /^\d+ s$/u })).toBeDisabled();
    expect(far.calls('sendLoginCode')[0]?.body).toMatchObject({ purpose: 'password' });
    await resetByMobile();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('resetPassword').map(({ body }) => body)).toEqual([
      {
        newPassword: secret,
        mobileNum: '812345678',
        countryDialingCode: '66',
        verificationCode: '123456',
      },
    ]);
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(useSession.getState().member?.account).toBe(samples.readMemberInfo.account);
  });

  it('has no rule that the password of an unknown account cannot meet', async () => {
    await open(byMobile);
    await dialog.getByRole('tab', { name: 'Mobile' }).click();
    await fresh.fill(secret);
    const rules = dialog.getByRole('list', { name: 'Rules of the password' });
    await expect.element(rules).toMatchTextContent('Without the name of this site (met)');
    await expect.element(rules).not.toMatchTextContent('(open)');
  });

  it.each([
    ['auth/invalid-verification-code', code],
    ['auth/code-expired', code],
    ['auth/invalid-phone-number', mobile],
    ['password_weak', fresh],
  ] as const)('lands %s on its field', async (refusal, field) => {
    far.refuse('resetPassword', refusal);
    await open(byMobile);
    await resetByMobile();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(refusalText(refusal));
  });

  it('asks for the second step where a factor is bound (R66)', async () => {
    far.refuse('resetPassword', 'second_factor_required', { kinds: ['authenticator'] });
    await open(byMobile);
    await resetByMobile();
    const factor = dialog.getByRole('textbox', { name: 'Code of your authenticator' });
    await expect.element(factor).toBeVisible();
    far.answer('resetPassword', samples.resetPassword);
    await factor.fill('654321');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('resetPassword').at(-1)?.body).toMatchObject({
      factor: { kind: 'authenticator', code: '654321' },
    });
  });

  it('has the device sign where a passkey is bound (R66)', async () => {
    const sign = vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.refuse('resetPassword', 'second_factor_required', { kinds: ['passkey'] });
    await open(byMobile);
    await resetByMobile();
    const use = dialog.getByRole('button', { name: 'Use a passkey' });
    await expect.element(use).toBeVisible();
    far.answer('resetPassword', samples.resetPassword);
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('resetPassword').at(-1)?.body).toMatchObject({ passkey: '{"id":"lamp"}' });
    sign.mockRestore();
  });

  it('says that the account is locked', async () => {
    far.refuse('resetPassword', 'account_locked');
    await open(byMobile);
    await resetByMobile();
    await expect.element(dialog.getByText(refusalText('account_locked'))).toBeVisible();
  });

  it('is busy until the answer to an address', async () => {
    const release = far.hold('forgetPassword');
    await open();
    await askByEmail();
    await expect.element(sendPassword).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByRole('dialog', { name: 'Look into your inbox' })).toBeVisible();
    expect(far.calls('forgetPassword')).toHaveLength(1);
  });

  it('is busy until the answer to a new password', async () => {
    const release = far.hold('resetPassword');
    await open(byMobile);
    await resetByMobile();
    await expect.element(reset).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('resetPassword')).toHaveLength(1);
  });

  it.each(phones)('fits a phone of %i, by either way', async (width) => {
    await open(byMobile, width);
    await dialog.getByRole('tab', { name: 'E-mail' }).click();
    await expectFit(width, sendPassword);
    await dialog.getByRole('tab', { name: 'Mobile' }).click();
    await expectFit(width, reset);
  });

  it('speaks Arabic', async () => {
    await openPortal('/login', { boot: byMobile, locale: 'ar' });
    await page.getByRole('button', { name: 'نسيت كلمة المرور؟' }).click();
    const arabic = page.getByRole('dialog', { name: 'هل نسيت كلمة المرور؟' });
    await expect.element(arabic.getByRole('tab', { name: 'الجوال' })).toBeVisible();
  });
});
