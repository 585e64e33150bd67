import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../shared/session/session.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { expectFit, phones } from '../../../testing/fit.ts';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Log in' });
const username = dialog.getByRole('textbox', { name: 'Username' });
const password = dialog.getByRole('textbox', { name: 'Password' });
const captcha = dialog.getByRole('textbox', { name: 'Characters in the picture' });
const submit = dialog.getByRole('button', { name: 'Log in' });
const age = page.getByRole('dialog', { name: 'How old are you?' });

async function tryFree(): Promise<void> {
  await dialog.getByRole('button', { name: 'Try free' }).click();
  await age.getByRole('button', { name: 'I am 20 or older' }).click();
}

async function logIn(): Promise<void> {
  await username.fill('harbour88');
  await password.fill('a lamp over the quay');
  await submit.click();
}

describe('the login dialog', () => {
  // The first of this file: the key stays for the session.
  it('has the key for its call before anything is typed', async () => {
    await openPortal('/login');
    await expect.element(username).toHaveFocus();
    await expect.poll(() => far.calls('readKeys')).toHaveLength(1);
    await logIn();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('readKeys')).toHaveLength(1);
  });

  it('signs in and gives way to the page', async () => {
    const router = await openPortal('/login');
    await expect.element(username).toHaveFocus();
    await logIn();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(far.calls('logIn').map(({ body }) => body)).toEqual([
      {
        username: 'harbour88',
        password: 'a lamp over the quay',
        type: 'username',
        rememberMe: false,
      },
    ]);
    const { id, account, nickname } = samples.readMemberInfo;
    expect(useSession.getState().member?.account).toBe(account);
    const kept = ['token', 'account', 'nickname', 'customerId', 'isAgent'].map((name) =>
      sessionStorage.getItem(name),
    );
    expect(kept).toEqual([samples.logIn.token, account, nickname, id, '0']);
    const facts = ['merchant', 'merchantWallet', 'validate', 'enableSalary', 'enableContract'];
    const shown = ['username', ...facts].map((name) => sessionStorage.getItem(name));
    expect(shown).toEqual(['harbour88', 'Lamplight', '1', '1', '0', '0']);
    expect([sessionStorage.getItem('merchantCode'), localStorage.getItem('merchantCode')]).toEqual([
      'LAMP',
      'LAMP',
    ]);
  });

  it('opens at its address while no call of the page has an answer', async () => {
    for (const name of Object.keys(samples) as (keyof typeof samples)[]) {
      far.hold(name);
    }
    await openPortal('/login');
    await expect.element(username).toHaveFocus();
  });

  it('asks for the second step where a factor is bound, and signs in with it', async () => {
    far.refuse('logIn', 'second_factor_required', { kinds: ['authenticator', 'recovery_code'] });
    await openPortal('/login');
    await logIn();
    const code = dialog.getByRole('textbox', { name: 'Code of your authenticator' });
    await expect.element(code).toHaveFocus();
    // It is the next step, and no mistake.
    await expect.element(code).not.toHaveAttribute('aria-invalid');
    expect(dialog.getByText('Fill this in.').elements()).toEqual([]);
    expect(dialog.getByRole('alert').filter({ hasText: /\S/u }).elements()).toEqual([]);
    far.refuse('logIn', 'second_factor_incorrect', { kinds: ['authenticator', 'recovery_code'] });
    // The code is whole, so it is sent.
    await code.fill('123456');
    await expect.element(dialog.getByText(refusalText('second_factor_incorrect'))).toBeVisible();
    await dialog.getByRole('radio', { name: 'Recovery code' }).click();
    far.answer('logIn', samples.logIn);
    await dialog.getByRole('textbox', { name: 'Recovery code' }).fill('3fgh-8k2m-pq7r-9vwx');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn').at(-1)?.body).toMatchObject({
      factor: { kind: 'recovery_code', code: '3fgh-8k2m-pq7r-9vwx' },
    });
  });

  it('takes over from the header what was typed when a second step is asked for', async () => {
    far.refuse('logIn', 'second_factor_required', { kinds: ['authenticator', 'recovery_code'] });
    await openPortal('/', { width: 1280 });
    const header = page.getByRole('form', { name: 'Log in' });
    await header.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await header.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await header.getByRole('button', { name: 'Log in' }).click();
    await expect.element(username).toHaveValue('harbour88');
    await expect
      .element(dialog.getByRole('textbox', { name: 'Code of your authenticator' }))
      .toHaveFocus();
  });

  it('puts the picture away once the password was right', async () => {
    far.refuse('logIn', 'captcha_required', { captcha: true });
    await openPortal('/login');
    await logIn();
    const picture = dialog.getByRole('textbox', { name: 'Characters in the picture' });
    await picture.fill('7K2MPQ');
    far.refuse('logIn', 'second_factor_required', { kinds: ['authenticator', 'recovery_code'] });
    await submit.click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Code of your authenticator' }))
      .toHaveFocus();
    await expect.element(picture).not.toBeInTheDocument();
  });

  it('remembers the name for a day when told so, and whether it was told', async () => {
    await openPortal('/login');
    await dialog.getByText('Remember me (1 day)').click();
    await logIn();
    await expect.poll(() => far.calls('logIn')[0]?.body).toMatchObject({ rememberMe: true });
    await expect.element(dialog).not.toBeInTheDocument();
    const [endsAt, name] = (localStorage.getItem('rememberedName') ?? '').split(' ');
    expect([name, Number(endsAt) > nowMs() + 80_000_000]).toEqual(['harbour88', true]);
  });

  it('fills in a name that is remembered, and none that was a day ago', async () => {
    localStorage.setItem('rememberedName', `${nowMs() + 60_000} harbour88`);
    await openPortal('/login');
    await expect.element(username).toHaveValue('harbour88');
    await expect.element(dialog.getByRole('checkbox')).toBeChecked();
    localStorage.setItem('rememberedName', `${nowMs() - 1} harbour88`);
    await openPortal('/login');
    await expect.element(username).toHaveValue('');
  });

  it('forgets the name when the box is cleared', async () => {
    localStorage.setItem('rememberedName', `${nowMs() + 60_000} harbour88`);
    await openPortal('/login');
    await dialog.getByText('Remember me (1 day)').click();
    await logIn();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(localStorage.getItem('rememberedName')).toBe(null);
  });

  it('says so where no way to log in is offered, and shows no tabs for one way', async () => {
    const { system } = sampleBoot();
    const signIn = { ...system.info.signIn, pwdEnabled: false };
    await openPortal('/login', {
      boot: { system: { ...system, info: { ...system.info, signIn } } },
    });
    await expect.element(dialog.getByText(/^Logging in isn't offered/u)).toBeVisible();
    expect(dialog.getByRole('tab').elements()).toEqual([]);
  });

  it('is opened by the header where nobody logs in by a password', async () => {
    const { system } = sampleBoot();
    const signIn = { ...system.info.signIn, pwdEnabled: false };
    await openPortal('/', {
      width: 1280,
      boot: { system: { ...system, info: { ...system.info, signIn } } },
    });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog).toBeVisible();
    expect(page.getByRole('form', { name: 'Log in' }).elements()).toEqual([]);
  });

  it('goes on to the page that needed the login', async () => {
    const router = await openPortal('/m/transactionHistory');
    await logIn();
    await expect.poll(() => router.state.location.pathname).toBe('/m/transactionHistory');
  });

  it('names what is missing before it asks the server', async () => {
    await openPortal('/login');
    await submit.click();
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');
    await expect.element(username).toHaveFocus();
    expect(far.calls('logIn')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it.each([
    'in_incorrect_password',
    'account_locked',
    'login_throttled',
    'non_member_account',
  ] as const)('shows the refusal %s and keeps what was typed', async (code) => {
    far.refuse('logIn', code);
    await openPortal('/login');
    await logIn();
    await expect.element(dialog.getByText(refusalText(code))).toBeVisible();
    await expect.element(username).toHaveValue('harbour88');
    await expect.element(captcha).not.toBeInTheDocument();
  });

  it('asks for the picture once the server wants it, and sends what was read there', async () => {
    far.refuse('logIn', 'captcha_required', { captcha: true });
    await openPortal('/login');
    await logIn();
    await expect
      .element(dialog.getByRole('img', { name: 'Picture with characters' }))
      .toBeVisible();
    await expect.element(dialog.getByText(/^There were several tries/u)).toBeVisible();
    await expect.element(captcha).toHaveFocus();
    await expect.element(captcha).not.toHaveAttribute('aria-invalid');
    await expect.element(password).toHaveValue('a lamp over the quay');
    far.refuse('logIn', 'captcha_incorrect', { captcha: true });
    await captcha.fill('wr0ng');
    await submit.click();
    await expect.element(captcha).toHaveValue('');
    await expect.element(dialog.getByText(refusalText('captcha_incorrect'))).toBeVisible();
    // A picture is used once: each refusal brings a new one.
    await expect.poll(() => far.calls('readCaptcha').length).toBeGreaterThan(1);
    far.answer('logIn', samples.logIn);
    await captcha.fill('r1ght');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn').at(-1)?.body).toMatchObject({ captcha: 'r1ght' });
  });

  it('fits with the picture at 1280 by 800, down to the passkey', async () => {
    far.refuse('logIn', 'captcha_required', { captcha: true });
    await openPortal('/login');
    await page.viewport(1280, 800);
    await logIn();
    await expect.element(captcha).toHaveFocus();
    const end = dialog.element().getBoundingClientRect().bottom;
    for (const name of ['Log in', 'Try free', 'Log in with a passkey']) {
      const way = dialog.getByRole('button', { name, exact: true }).element();
      expect(way.getBoundingClientRect().bottom, name).toBeLessThanOrEqual(end);
    }
  });

  it('shows a picture calmly, whatever else was wrong, until it is sent empty', async () => {
    far.refuse('logIn', 'in_incorrect_password', { captcha: true });
    await openPortal('/login');
    await logIn();
    await expect.element(dialog.getByText(refusalText('in_incorrect_password'))).toBeVisible();
    await expect.element(captcha).toHaveFocus();
    await expect.element(captcha).not.toHaveAttribute('aria-invalid');
    // The next one as well: it was nobody's doing that the field is empty.
    await captcha.fill('r1ght');
    await submit.click();
    await expect.poll(() => far.calls('logIn')).toHaveLength(2);
    await expect.element(captcha).toHaveValue('');
    await expect.element(captcha).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect.element(captcha).toHaveAccessibleDescription('Fill this in.');
    expect(far.calls('logIn')).toHaveLength(2);
  });

  it.each(phones)('fits a phone of %i, with the picture as well', async (width) => {
    far.refuse('logIn', 'captcha_required', { captcha: true });
    await openPortal('/login', { width });
    await expectFit(width, submit);
    await logIn();
    await expect.element(captcha).toHaveFocus();
    await expectFit(width, submit);
  });

  it('is busy until the answer, and sends one call', async () => {
    const release = far.hold('logIn');
    await openPortal('/login');
    await logIn();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await password.click();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('logIn')).toHaveLength(1);
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('logIn', fault);
    await openPortal('/login');
    await logIn();
    await expect.element(dialog.getByText(saidOf[fault])).toBeVisible();
    far.answer('logIn', samples.logIn);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('leaves no session behind when nobody can say who came in', async () => {
    far.fail('readMemberInfo', 'badGateway');
    await openPortal('/login');
    await logIn();
    await expect.element(dialog.getByText(saidOf.badGateway)).toBeVisible();
    expect([far.calls('readMemberInfo').length, far.calls('logOut').length]).toEqual([2, 1]);
    expect([sessionStorage.getItem('token'), sessionStorage.getItem('username')]).toEqual([
      null,
      null,
    ]);
    far.answer('readMemberInfo', samples.readMemberInfo);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('opens a trial without an account', async () => {
    far.answer('readMemberInfo', { ...samples.readMemberInfo, isTrial: true });
    await openPortal('/login');
    await tryFree();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('openTrial')[0]?.body).toEqual({ platform: 'W', ageConfirmed: true });
    expect(useSession.getState().member?.isTrial).toBe(true);
  });

  it('opens no trial for a visitor who does not confirm the age (X10)', async () => {
    await openPortal('/login');
    await dialog.getByRole('button', { name: 'Try free' }).click();
    await expect.element(age.getByText('Free play is for people aged 20 or older.')).toBeVisible();
    await age.getByRole('button', { name: 'Cancel' }).last().click();
    await expect.element(age).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    expect(far.calls('openTrial')).toEqual([]);
  });

  it.each(['free_play_disabled', 'age_not_proven'] as const)(
    'shows %s of a trial',
    async (code) => {
      far.refuse('openTrial', code);
      await openPortal('/login');
      await tryFree();
      await expect.element(dialog.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('offers no trial where the site has none', async () => {
    await openPortal('/login', {
      boot: { whitelabel: { modId: 'ROOT', enabled: '1', children: [] } },
    });
    await expect.element(username).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Try free' })).not.toBeInTheDocument();
  });

  it('leads to the registration', async () => {
    const router = await openPortal('/login');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/register');
  });

  it('closes to the home page', async () => {
    const router = await openPortal('/login');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(alert.elements()).toEqual([]);
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/login', { locale: 'ar' });
    const arabic = page.getByRole('dialog', { name: 'تسجيل الدخول' });
    await expect
      .element(arabic.getByRole('textbox', { name: 'اسم المستخدم' }))
      .toHaveAttribute('dir', 'ltr');
    expect(document.documentElement.dir).toBe('rtl');
  });
});
